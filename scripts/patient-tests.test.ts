import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, it } from 'vitest'
import { isTest, ROOT, sources } from './boundaries/sources.ts'

/** The time vitest.config.ts gives every test; no test names less. */
const PATIENCE_MS = 300_000
/** The time e2e/playwright.config.ts gives every wait in a browser. */
const PATIENCE_AT_PAGES_MS = 90_000

// `vi.waitFor` gives up after a second by default, and no setting changes that; `expect.poll` follows the
// configuration.
const HASTY_WAIT = /\bvi\.wait(?:For|Until)\(/
const OWN_TIME = /\btimeout: ([\d_]+)|\bwaitForTimeout\(([\d_]+)|^ *\}, ([\d_]{4,})\)$/gm

function hasteOf(text: string, patienceMs: number): string[] {
  const times = [...text.matchAll(OWN_TIME)].map((match) => match[1] ?? match[2] ?? match[3] ?? '')
  return [
    ...(HASTY_WAIT.test(text) ? ['vi.waitFor'] : []),
    ...times.filter((time) => Number(time.replaceAll('_', '')) < patienceMs),
  ]
}

function hastyOf(files: readonly string[], patienceMs: number): string[] {
  return files.flatMap((file) =>
    hasteOf(readFileSync(file, 'utf8'), patienceMs).map((time) => `${relative(ROOT, file)}: ${time}`),
  )
}

it('no test waits less long than all others do', () => {
  const tests = ['packages', 'content/src', 'scripts']
    .flatMap((folder) => sources(join(ROOT, folder)))
    .filter((file) => isTest(file) && file !== import.meta.filename)
  expect(hastyOf(tests, PATIENCE_MS)).toEqual([])
  expect(hastyOf(sources(join(ROOT, 'e2e')), PATIENCE_AT_PAGES_MS)).toEqual([])
})
