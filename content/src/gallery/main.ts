// Renders contact sheets of every design and every drawn template into gallery/, so that people look at them, on every processor.
// `npm run gallery -- heart modern-orbit` renders only those.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { DESIGN_TYPES } from '@collagerie/core/designs'
import { buildFonts } from '../build/fonts.ts'
import { STATIC_TEMPLATES } from '../templates/index.ts'

const names: readonly string[] = [...DESIGN_TYPES, ...STATIC_TEMPLATES.map(({ id }) => id)]
const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !names.includes(name))
if (unknown.length > 0) {
  console.error(`No such design or template: ${unknown.join(', ')}. There are ${names.join(', ')}.`)
  process.exit(1)
}

await buildFonts()
const waiting = asked.length > 0 ? asked : [...names]

/** Renders one sheet after the other until none waits, so that all workers end at about the same time. */
async function renderWaiting(): Promise<void> {
  const worker = fork(join(import.meta.dirname, 'worker.ts'))
  const ended = once(worker, 'exit')
  worker.on('message', () => worker.send(waiting.shift() ?? 'done'))
  const [code] = await ended
  if (code !== 0) throw new Error(`A worker ended with ${code}`)
}

await Promise.all(Array.from({ length: Math.min(availableParallelism(), waiting.length) }, renderWaiting))
console.log(`The contact sheets are in ${resolve(import.meta.dirname, '../../../gallery')}`)
