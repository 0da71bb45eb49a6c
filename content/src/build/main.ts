// Builds what the server hands out: fonts, sample pictures, templates with their art, pictures of every template, the
// catalogue that lists them all, the terms of use, and quotes. On every processor.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, cp, mkdir, rm } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { CatalogueEntry } from '@collagerie/core/catalogue'
import { BUILD, CONTENT, put, WEBASSETS } from './folders.ts'
import { buildFonts } from './fonts.ts'
import { TASKS } from './tasks.ts'
import type { Done } from './worker.ts'

/** Each holds all sample pictures and a large sheet in memory, up to 700 MB. */
const MOST_WORKERS = 4

async function build(): Promise<void> {
  await rm(BUILD, { recursive: true, force: true })
  await buildFonts()
  await mkdir(join(WEBASSETS, 'shapes'), { recursive: true })
  await copyFile(join(CONTENT, 'shapes', 'numbers.xml'), join(WEBASSETS, 'shapes', 'numbers.xml'))
  await cp(join(CONTENT, 'terms'), join(WEBASSETS, 'terms'), { recursive: true })
  const entries: CatalogueEntry[] = []
  const counts = { samples: 0, quotes: 0 }
  await shareOut((done) => {
    if ('entry' in done) entries[done.place] = done.entry
    else counts[done.kind] = done.count
  })
  await put(join(BUILD, 'catalogue.json'), JSON.stringify(entries))
  console.log(`content: ${entries.length} templates, ${counts.samples} sample pictures, ${counts.quotes} quotes`)
}

/** Hands one task after the other to each worker until none waits. */
async function shareOut(take: (done: Done) => void): Promise<void> {
  const waiting = [...TASKS]
  const work = async () => {
    const worker = fork(join(import.meta.dirname, 'worker.ts'))
    const ended = once(worker, 'exit')
    worker.on('message', (message: Done | 'ready') => {
      if (message !== 'ready') take(message)
      worker.send(waiting.shift() ?? 'enough')
    })
    const [code] = await ended
    if (code !== 0) throw new Error(`A worker of the build ended with ${code}`)
  }
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), MOST_WORKERS) }, work))
}

await build()
