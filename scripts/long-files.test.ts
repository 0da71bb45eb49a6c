import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isTest, ROOT, sources } from './boundaries/sources.ts'

const LONG = 280
/** A test may go through more cases. */
const LONG_TEST = 300
const REASON = /\bA long file\b/

const files = ['packages', 'content/src', 'e2e', 'bench', 'scripts'].flatMap((folder) => sources(join(ROOT, folder)))
const texts = files.map((file) => ({ file: relative(ROOT, file), text: readFileSync(file, 'utf8') }))
const lines = (text: string) => text.split('\n').length - 1
const longest = (file: string) => (isTest(file) || file.endsWith('.spec.ts') ? LONG_TEST : LONG)

describe('the files', () => {
  it(`of more than ${LONG} lines, tests of more than ${LONG_TEST}, say why in a comment that begins with "A long file"`, () => {
    const silent = texts.filter(({ file, text }) => lines(text) > longest(file) && !REASON.test(text))
    expect(silent.map(({ file, text }) => `${file}: ${lines(text)}`)).toEqual([])
  })

  it('are short, most of them', () => {
    const lengths = texts.map(({ text }) => lines(text)).toSorted((a, b) => a - b)
    expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThan(60)
  })
})
