import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { loadTexts } from '../packages/web/src/language/load-texts.ts'
import { FILES_OF, type TextPart } from '../packages/web/src/language/text-parts.ts'
import { isTest, ROOT, sources } from './boundaries/sources.ts'

const MESSAGES = join(ROOT, 'packages/web/src/language/messages')

const code = ['core', 'protocol', 'web']
  .flatMap((name) => sources(join(ROOT, 'packages', name, 'src')))
  .filter((file) => !isTest(file) && !file.startsWith(MESSAGES))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')
const words = new Set(code.match(/[\w$]+/g))

/** A key as it is, or one that the code builds from a fixed part and a number or name: mode3, usernameRequired. */
function isInUse(word: string): boolean {
  const [, beginning] = /^(\w+?)\d+$/.exec(word) ?? []
  const [end] = /[A-Z]\w*$/.exec(word) ?? []
  return (
    words.has(word) ||
    code.includes(`'${word}'`) ||
    (beginning !== undefined && code.includes(`${beginning}\${`)) ||
    (end !== undefined && code.includes(`'${end}'`))
  )
}

/** No form says these, but their wording is fixed (quoted-texts.test.ts). */
const LISTED = new Set(['overview.fieldTooShort', 'overview.descriptionNotUnique'])

function keysOf(texts: object, above = ''): readonly string[] {
  return Object.entries(texts).flatMap(([key, text]: [string, unknown]) =>
    typeof text === 'object' && text !== null ? keysOf(text, `${above}${key}.`) : `${above}${key}`,
  )
}

// The first part of a key is often named elsewhere, by a translator for one subject.
it('every text is asked for by the last word of its key', async () => {
  const keys = keysOf(await loadTexts('fr', new Set(Object.keys(FILES_OF) as TextPart[])))
  expect(keys.length).toBeGreaterThan(500)
  expect(keys.filter((key) => !LISTED.has(key) && !isInUse(key.slice(key.lastIndexOf('.') + 1)))).toEqual([])
})
