import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOM_ORDER } from './boundaries/rooms.ts'
import { ROOT, sources } from './boundaries/sources.ts'

const rows = readFileSync(join(ROOT, 'docs/words.md'), 'utf8').matchAll(/^\| ([a-z ]+?) +\| .*? \| `([\w/]+)` +\|$/gm)
const named = Array.from(rows, ([, word = '', name = '']) => ({ word, name }))
const rooms = named.filter(({ name }) => name.includes('/'))
const things = named.filter(({ name }) => !name.includes('/'))

/** The files that declare each exported name. */
const declaring = new Map<string, string[]>()
for (const file of [...Object.keys(ROOM_ORDER).map((each) => `${each}/src`), 'scripts/boundaries'].flatMap((folder) =>
  sources(join(ROOT, folder)),
))
  for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(
    /^export (?:async )?(?:type|interface|class|function|const) (\w+)/gm,
  ))
    declaring.set(name, [...(declaring.get(name) ?? []), file])

it('every word is listed once', () => {
  expect(named.length).toBeGreaterThan(30)
  expect(new Set(named.map(({ word }) => word)).size).toBe(named.length)
})

it.each(rooms)('$word: the room $name is there', ({ name }) => {
  const [first = '', room = ''] = name.split('/')
  expect(existsSync(join(ROOT, 'packages', first, 'src', room))).toBe(true)
})

it.each(things)('$word: $name is declared in one file', ({ name }) => {
  expect(declaring.get(name)).toHaveLength(1)
})

it('no exported type or component has the name of another', () => {
  const own = (file: string) => !/\.test\.tsx?$|\/testing\//.test(file)
  const twice = [...declaring].filter(([name, files]) => /^[A-Z][a-z]/.test(name) && files.filter(own).length > 1)
  expect(twice).toEqual([])
})
