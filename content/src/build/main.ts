// Builds what the server hands out: fonts, sample pictures, templates with their art, pictures of every template, the
// catalogue that lists them all, the terms of use, and quotes. On every processor.
import { copyFile, cp, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { CatalogueEntry } from '@collagerie/core/catalogue'
import { shareOut } from '../share-out.ts'
import { BUILD, CONTENT, put, WEBASSETS } from './folders.ts'
import { buildFonts } from './fonts.ts'
import { TASKS } from './tasks.ts'
import type { Done } from './worker.ts'

async function build(): Promise<void> {
  await rm(BUILD, { recursive: true, force: true })
  await buildFonts()
  await mkdir(join(WEBASSETS, 'shapes'), { recursive: true })
  await copyFile(join(CONTENT, 'shapes', 'numbers.xml'), join(WEBASSETS, 'shapes', 'numbers.xml'))
  await cp(join(CONTENT, 'terms'), join(WEBASSETS, 'terms'), { recursive: true })
  const entries: CatalogueEntry[] = []
  const counts = { samples: 0, quotes: 0 }
  await shareOut(join(import.meta.dirname, 'worker.ts'), TASKS, (sent) => {
    const done = sent as Done
    if ('entry' in done) entries[done.place] = done.entry
    else counts[done.kind] = done.count
  })
  await put(join(BUILD, 'catalogue.json'), JSON.stringify(entries))
  console.log(`content: ${entries.length} templates, ${counts.samples} sample pictures, ${counts.quotes} quotes`)
}

await build()
