import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isTest, ROOT, sources } from './boundaries/sources.ts'

const LONG = 280
/** A test may go through more cases, a style sheet through more windows. */
const LONG_TEST = 300
/** As wide as the formatter makes code; it leaves comments as they are. */
const MOST_COLUMNS = 120
const COMMENT = /^\s*(?:\/\/|\/?\*)/
const REASON = /\bA long file\b/

const files = ['packages', 'content/src', 'e2e', 'bench', 'scripts'].flatMap((folder) => sources(join(ROOT, folder)))
const texts = files.map((file) => ({ file: relative(ROOT, file), text: readFileSync(file, 'utf8') }))
const lines = (text: string) => text.split('\n').length - 1
const longest = (file: string) => (isTest(file) || file.endsWith('.spec.ts') ? LONG_TEST : LONG)
const sheets = readdirSync(join(ROOT, 'packages/web/src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => ({ file, text: readFileSync(join(ROOT, 'packages/web/src', file), 'utf8') }))

describe('the files', () => {
  it(`of more than ${LONG} lines, tests of more than ${LONG_TEST}, say why in a comment that begins with "A long file"`, () => {
    const silent = texts.filter(({ file, text }) => lines(text) > longest(file) && !REASON.test(text))
    expect(silent.map(({ file, text }) => `${file}: ${lines(text)}`)).toEqual([])
  })

  it(`that are style sheets have at most ${LONG_TEST} lines`, () => {
    const long = sheets.filter(({ text }) => lines(text) > LONG_TEST)
    expect(long.map(({ file, text }) => `${file}: ${lines(text)}`)).toEqual([])
  })

  it(`have no comment wider than ${MOST_COLUMNS} columns`, () => {
    const isWide = (line: string) => line.length > MOST_COLUMNS && COMMENT.test(line)
    const wide = [...texts, ...sheets].flatMap(({ file, text }) =>
      text.split('\n').flatMap((line, at) => (isWide(line) ? [`${file}:${at + 1}`] : [])),
    )
    expect(wide).toEqual([])
  })

  it(`that tell of the project have no line wider than ${MOST_COLUMNS} columns but in tables, code and pictures`, () => {
    const pages = ['.', 'docs', 'docs/decisions'].flatMap((folder) =>
      readdirSync(join(ROOT, folder))
        .filter((file) => file.endsWith('.md'))
        .map((file) => join(folder, file)),
    )
    const prose = (text: string) => text.replaceAll(/^```[^]*?^```/gm, (code) => code.replaceAll(/.+/g, ''))
    const wide = pages.flatMap((page) =>
      prose(readFileSync(join(ROOT, page), 'utf8'))
        .split('\n')
        .flatMap((line, at) => (line.length > MOST_COLUMNS && !/^\||^!\[/.test(line) ? [`${page}:${at + 1}`] : [])),
    )
    expect(pages).toContain('CHANGELOG.md')
    expect(wide).toEqual([])
  })
})
