// Renders contact sheets of every design and every drawn template into gallery/, so that people look at them, on every
// processor.
// `npm run gallery -- heart modern-orbit` renders only those.
import { join, resolve } from 'node:path'
import { DESIGN_TYPES } from '@collagerie/core/designs'
import { buildFonts } from '../build/fonts.ts'
import { shareOut } from '../share-out.ts'
import { STATIC_TEMPLATES } from '../templates/index.ts'

const names: readonly string[] = [...DESIGN_TYPES, ...STATIC_TEMPLATES.map(({ id }) => id)]
const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !names.includes(name))
if (unknown.length > 0) {
  console.error(`No such design or template: ${unknown.join(', ')}. There are ${names.join(', ')}.`)
  process.exit(1)
}

await buildFonts()
await shareOut(join(import.meta.dirname, 'worker.ts'), asked.length > 0 ? asked : names, () => undefined)
console.log(`The contact sheets are in ${resolve(import.meta.dirname, '../../../gallery')}`)
