import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOM_ORDER } from './boundaries/rooms.ts'
import { ROOT, sources } from './boundaries/sources.ts'

/** Words that once had a second meaning, and where no exported name may have them. */
const NOT_IN = {
  piece: /core\/src\/(?:designs|shapes|placement)\/|painter\/src\/(?:paint|plan|seen)\/|print\/src\//,
  notice: /packages\//,
}
/** A page of the collage under the name of what is printed of it. */
const PAGE_AS_SHEET = /\bsheets?\b(?:\??: (?:readonly )?CollagePage\b|\s*=[^\n]*<CollagePage>)/

const rows = readFileSync(join(ROOT, 'docs/words.md'), 'utf8').matchAll(/^\| ([a-z ]+?) +\| .*? \| `([\w/]+)` +\|$/gm)
const named = Array.from(rows, ([, word = '', name = '']) => ({ word, name }))
const rooms = named.filter(({ name }) => name.includes('/'))
const things = named.filter(({ name }) => !name.includes('/'))

/** The files that declare each exported name. */
const declaring = new Map<string, string[]>()
const pagesAsSheets: string[] = []
for (const file of [...Object.keys(ROOM_ORDER).map((each) => `${each}/src`), 'scripts/boundaries'].flatMap((folder) =>
  sources(join(ROOT, folder)),
)) {
  const text = readFileSync(file, 'utf8')
  if (PAGE_AS_SHEET.test(text)) pagesAsSheets.push(file)
  for (const [, name = ''] of text.matchAll(/^export (?:async )?(?:type|interface|class|function|const) (\w+)/gm))
    declaring.set(name, [...(declaring.get(name) ?? []), file])
}

const wordsOf = (name: string) => name.split(/(?=[A-Z])|_/).map((word) => word.toLowerCase().replace(/s$/, ''))

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

it.each(Object.entries(NOT_IN))('no exported name says %s where that would be something else', (word, places) => {
  const misnamed = [...declaring].filter(
    ([name, files]) => wordsOf(name).includes(word) && files.some((file) => places.test(file)),
  )
  expect(misnamed).toEqual([])
})

it('a page is called a page, also where its sheet is painted or printed', () => {
  expect(pagesAsSheets).toEqual([])
})
