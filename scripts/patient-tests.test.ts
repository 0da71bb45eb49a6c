import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, it } from 'vitest'
import { isTest, ROOT, sources } from './boundaries/sources.ts'

/** What vitest.config.ts gives every test; less is named by nobody. */
const PATIENCE_MS = 300_000

// Its usual patience is a second, and no setting changes that; `expect.poll` has the patience of the configuration.
const HASTY_WAIT = /\bvi\.wait(?:For|Until)\(/
const OWN_TIME = /\btimeout: ([\d_]+)|^ *\}, ([\d_]{4,})\)$/gm

function hasteOf(text: string): string[] {
  const times = [...text.matchAll(OWN_TIME)].map((match) => match[1] ?? match[2] ?? '')
  return [
    ...(HASTY_WAIT.test(text) ? ['vi.waitFor'] : []),
    ...times.filter((time) => Number(time.replaceAll('_', '')) < PATIENCE_MS),
  ]
}

it('no test waits less long than all others do', () => {
  const tests = ['packages', 'content/src', 'scripts'].flatMap((folder) => sources(join(ROOT, folder))).filter(isTest)
  const hasty = tests
    .filter((file) => file !== import.meta.filename)
    .flatMap((file) => hasteOf(readFileSync(file, 'utf8')).map((time) => `${relative(ROOT, file)}: ${time}`))
  expect(hasty).toEqual([])
})
