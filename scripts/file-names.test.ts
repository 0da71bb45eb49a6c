import { readFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { expect, it } from 'vitest'
import { isTest, ROOT, sources } from './boundaries/sources.ts'

// Whoever has read a name in one file opens the file it comes from without a search.

const VALUE = /^export (?:async )?(?:abstract )?(?:class|function\*?|const) (\w+)/gm
const TYPE = /^export (?:type|interface) (\w+)/gm

/** Tests and their tools, indexes, and what is named by number or by language. */
const NAMED_OTHERWISE = /\/(?:testing|hostile|migrations|messages)\/|\/index\.ts$|\.d\.ts$/

const namesIn = (text: string, pattern: RegExp) => Array.from(text.matchAll(pattern), ([, name = '']) => name)

const wordsOf = (name: string) =>
  name.split(/_|(?<=[a-z\d])(?=[A-Z])|(?=[A-Z][a-z])/).flatMap((word) => (word === '' ? [] : [word.toLowerCase()]))

/** A name whole, without the verb it begins with (`create`, `use`), or without its last word (`Of`, `Schema`). */
function namesFor(name: string): readonly string[] {
  const words = wordsOf(name)
  return [words, words.slice(1), words.slice(0, -1)].map((each) => each.join('-'))
}

function isNamedAfterExport(file: string): boolean {
  const text = readFileSync(file, 'utf8')
  const [only, ...more] = namesIn(text, VALUE)
  if (only === undefined || more.length > 0) return true
  const stem = basename(file).replace(/\.tsx?$/, '')
  return namesFor(only).includes(stem) || namesIn(text, TYPE).some((name) => wordsOf(name).join('-') === stem)
}

const files = sources(join(ROOT, 'packages')).filter(
  (file) => /\/src\//.test(file) && !isTest(file) && !NAMED_OTHERWISE.test(file),
)

it('a file with one exported value is named after it, or after a type beside it', () => {
  expect(files.length).toBeGreaterThan(1000)
  expect(files.filter((file) => !isNamedAfterExport(file)).map((file) => relative(ROOT, file))).toEqual([])
})

it.each([
  ['createFairQueue', 'fair-queue'],
  ['sharedForAWhile', 'shared-for-a-while'],
  ['savedLayoutOf', 'saved-layout'],
  ['CM_PER_INCH', 'cm-per-inch'],
])('%s may stand in %s.ts', (name, stem) => {
  expect(namesFor(name)).toContain(stem)
})
