import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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

it('stages run in a folder with a blank in its name', () => {
  const folder = mkdtempSync(join(tmpdir(), 'collagerie my code '))
  const programs = join(folder, 'node_modules', '.bin')
  cpSync(join(ROOT, 'scripts'), join(folder, 'scripts'), { recursive: true })
  mkdirSync(programs, { recursive: true })
  writeFileSync(join(programs, 'biome'), '#!/bin/sh\npwd\n')
  chmodSync(join(programs, 'biome'), 0o755)
  const ran = spawnSync(process.execPath, [join(folder, 'scripts/test.mjs'), 'format'], { encoding: 'utf8' })
  rmSync(folder, { recursive: true })
  expect([ran.status, ran.stderr]).toEqual([0, ''])
  expect(ran.stdout).toContain(`\n${folder}\n`)
})
