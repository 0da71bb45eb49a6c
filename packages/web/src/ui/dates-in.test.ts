import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { LANGUAGES } from '../language/languages.ts'
import { datesIn } from './dates-in.ts'

const SRC = join(import.meta.dirname, '..')

it.each(LANGUAGES)('in %s a day comes before its month', (language) => {
  const date = new Intl.DateTimeFormat(datesIn(language), { dateStyle: 'long', timeZone: 'UTC' })
  const kinds = date.formatToParts(Date.UTC(2026, 10, 20)).map(({ type }) => type)
  expect(kinds.filter((kind) => kind !== 'literal')).toEqual(['day', 'month', 'year'])
})

it('nobody writes a date in any other way', () => {
  const others = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?<!\.test)\.tsx?$/.test(path))
    .filter((path) =>
      /DateTimeFormat\((?!datesIn\()|\.dateTime\(|toLocale(Date|Time)?String\(/.test(
        readFileSync(join(SRC, path), 'utf8'),
      ),
    )
  expect(others).toEqual([])
})
