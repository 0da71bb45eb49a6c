import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { ROOT } from './boundaries/sources.ts'

it('a misspelt stage is refused, rather than left out of a run that then passes', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/test.mjs', 'format', 'tpyes'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toContain('There is no stage called tpyes; there are format, lint, types')
})
