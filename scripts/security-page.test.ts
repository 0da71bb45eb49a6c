import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const PAGE = readFileSync(join(ROOT, 'docs/security.md'), 'utf8')
const STATUSES = new Set(['met', 'not met', 'not applicable'])
/** The sections with a requirement of level 2; the others are empty or of level 3 alone. */
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

/** The entries of the lists under a heading, each in one line however it is wrapped. */
function entriesUnder(heading: string): readonly string[] {
  const [, rest = ''] = PAGE.split(`\n## ${heading}`)
  const [section = ''] = rest.split('\n## ')
  return section
    .replaceAll(/\n {2}(?=\S)/g, ' ')
    .split('\n')
    .filter((line) => line.startsWith('- '))
}

/** The statements about requirements: which ones, whether they are met, and why. */
const rows = entriesUnder('OWASP ASVS').flatMap((line) => {
  const [, requirements = '', status = '', reason = ''] = /^- \*\*(V\d.*?)\*\* \((.*?)\): (.*)$/.exec(line) ?? []
  return requirements === '' ? [] : [[requirements, status, reason] as const]
})

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
    const existing = new Set(['packages', 'e2e', 'scripts', 'content'].flatMap(testFiles))
    expect(namedTests(PAGE).length).toBeGreaterThan(60)
    expect([...new Set(namedTests(PAGE))].filter((name) => !existing.has(name))).toEqual([])
  })

  it('names a test for every promise', () => {
    const promises = entriesUnder('Promises')
    expect(promises.length).toBeGreaterThan(30)
    expect(promises.filter((promise) => namedTests(promise).length === 0)).toEqual([])
  })

  it('has a word on every section of every chapter, and a reason in every row', () => {
    const named = rows.map(([requirements]) => requirements).join(' ')
    const spoken = new Set(named.match(/V\d+\.\d+/g))
    const wanted = Object.entries(SECTIONS).flatMap(([chapter, sections]) =>
      sections.map((each) => `${chapter}.${each}`),
    )
    expect(wanted.filter((section) => !spoken.has(section))).toEqual([])
    const unexplained = rows.filter(([, status, reason]) => !STATUSES.has(status) || reason.length < 5)
    expect(unexplained).toEqual([])
  })
})
