import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isTest, ROOT, sources } from './boundaries/sources.ts'

/** In a replacement that is a text, `$&` and the like are read as instructions; what a function returns is not. */
const READ_FOR_DOLLARS = /\.replace(?:All)?\(\s*'\{\w*\}',(?!\s*\(\) =>)/

describe('what stands for a placeholder', () => {
  it.each(["text.replace('{}', detail)", "text.replaceAll(\n  '{lang}',\n  language)"])(
    'is noticed as a text in %j',
    (code) => {
      expect(code).toMatch(READ_FOR_DOLLARS)
    },
  )

  it('is given by a function, so that it appears as it is', () => {
    const files = ['packages', 'content/src'].flatMap((folder) => sources(join(ROOT, folder)))
    const wrong = files.filter((file) => !isTest(file) && READ_FOR_DOLLARS.test(readFileSync(file, 'utf8')))
    expect(wrong.map((file) => relative(ROOT, file))).toEqual([])
  })
})
