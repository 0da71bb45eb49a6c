// Builds the parts of the catalogue it is sent, one after the other, and sends back what the list says of them.
import { join } from 'node:path'
import type { CatalogueEntry } from '@collagerie/core/catalogue'
import { readDigitShapes, registerFonts } from '@collagerie/painter/node'
import { loadSamples } from '../render/sample-pictures.ts'
import { takeTasks } from '../share-out.ts'
import { CONTENT, WEBASSETS } from './folders.ts'
import { buildQuotes } from './quotes.ts'
import { buildSamples } from './samples.ts'
import { type Task, templateAt } from './tasks.ts'
import { buildGenerated, buildStatic } from './templates.ts'

const SAMPLE_PX = 800

/** What the build is told of a task. */
export type Done =
  | { readonly place: number; readonly entry: CatalogueEntry }
  | { readonly kind: 'samples' | 'quotes'; readonly count: number }

registerFonts(join(WEBASSETS, 'fonts'))
readDigitShapes(join(CONTENT, 'shapes', 'numbers.xml'))
const samples = loadSamples(SAMPLE_PX)

async function perform(task: Task): Promise<Done> {
  if (task === 'quotes') return { kind: task, count: await buildQuotes() }
  if (task === 'samples') return { kind: task, count: await buildSamples(await samples) }
  const template = templateAt(task)
  const entry =
    'type' in template
      ? await buildGenerated(template.type, await samples, task)
      : await buildStatic(template.source, await samples, task)
  return { place: task, entry }
}

takeTasks((task) => perform(task as Task))
