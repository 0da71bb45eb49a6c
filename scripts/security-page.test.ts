import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const PAGE = readFileSync(join(ROOT, 'docs/security.md'), 'utf8')
const STATUSES = new Set(['met', 'not met', 'not applicable'])
/** What level 2 has a requirement in; the others of the numbering are empty or of level 3 alone. */
const SECTIONS = {
  V1: [1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14],
  V2: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
  V3: [1, 2, 3, 4, 5, 7],
  V4: [1, 2, 3],
  V5: [1, 2, 3, 4, 5],
  V6: [1, 2, 3, 4],
  V7: [1, 2, 3, 4],
  V8: [1, 2, 3],
  V9: [1, 2],
  V10: [2, 3],
  V11: [1],
  V12: [1, 2, 3, 4, 5, 6],
  V13: [1, 2, 3, 4],
  V14: [1, 2, 3, 4, 5],
}

/** The rows of the tables, a cell each; without heads and rules. */
const rows = PAGE.split('\n')
  .filter((line) => /^\| V\d/.test(line))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )

function testFiles(folder: string): readonly string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules' && name !== 'dist')
    .flatMap((entry) => (entry.isDirectory() ? testFiles(join(folder, entry.name)) : [entry.name]))
    .filter((name) => /\.(?:test|spec)\.tsx?$/.test(name))
}

function namedTests(text: string): readonly string[] {
  return [...text.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)`/g)].map(([, name = '']) => basename(name))
}

describe('the security page', () => {
  it('names only tests there are', () => {
    const there = new Set(['packages', 'e2e', 'scripts', 'content'].flatMap(testFiles))
    expect(namedTests(PAGE).length).toBeGreaterThan(60)
    expect([...new Set(namedTests(PAGE))].filter((name) => !there.has(name))).toEqual([])
  })

  it('names a test for every promise', () => {
    const promises = PAGE.slice(PAGE.indexOf('## Promises'), PAGE.indexOf('## Reporting')).split('\n')
    const unshown = promises.filter((line) => line.startsWith('| ') && namedTests(line).length === 0)
    expect(unshown.map((line) => line.split('|')[1]?.trim())).toEqual(['Promise', expect.stringMatching(/^-+$/)])
  })

  it('has a word on every section of every chapter, and a reason in every row', () => {
    const named = rows.map(([requirements = '']) => requirements).join(' ')
    const spoken = new Set(named.match(/V\d+\.\d+/g))
    const wanted = Object.entries(SECTIONS).flatMap(([chapter, sections]) =>
      sections.map((each) => `${chapter}.${each}`),
    )
    expect(wanted.filter((section) => !spoken.has(section))).toEqual([])
    const unexplained = rows.filter(([, status = '', reason = '']) => !STATUSES.has(status) || reason.length < 5)
    expect(unexplained).toEqual([])
  })
})
