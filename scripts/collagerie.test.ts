import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const COMMAND = resolve(import.meta.dirname, 'collagerie.mjs')
const WRONG_USAGE = 2

describe('npx collagerie', () => {
  it.each([
    ['web', '--port=4000'],
    ['print', 'now'],
  ])('refuses what %s does not know before it builds or starts anything', (...words) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND, ...words], { encoding: 'utf8' })
    expect([status, stdout]).toEqual([WRONG_USAGE, ''])
    expect(stderr).toContain(`See npx collagerie ${words[0]} --help`)
  })
})
