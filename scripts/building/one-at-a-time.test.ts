import { spawnSync } from 'node:child_process'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { oneAtATime } from './one-at-a-time.mjs'

describe('builds of the same thing', () => {
  let folder = ''

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'collagerie-lock-'))
  })

  afterEach(() => rm(folder, { recursive: true }))

  it.each([
    ['nobody has begun', undefined],
    ['one was killed', String(spawnSync(process.execPath, ['--version']).pid)],
    ['one was killed before it had said who it is', ''],
  ])('take turns where %s, and leave nothing behind', async (_, before) => {
    if (before !== undefined) await writeFile(join(folder, '.dist.lock'), before)
    let inside = 0
    let most = 0
    const build = async () => {
      inside += 1
      most = Math.max(most, inside)
      await nextTurn()
      inside -= 1
      return most
    }
    const builds = Array.from({ length: 6 }, () => oneAtATime(join(folder, 'dist'), build))
    expect(await Promise.all(builds)).toEqual(Array<number>(6).fill(1))
    expect(await readdir(folder)).toEqual([])
  })

  it('give the turn on when one fails', async () => {
    const failing = oneAtATime(join(folder, 'dist'), () => Promise.reject(new Error('broken')))
    await expect(failing).rejects.toThrow('broken')
    expect(await oneAtATime(join(folder, 'dist'), async () => 'built')).toBe('built')
  })
})
