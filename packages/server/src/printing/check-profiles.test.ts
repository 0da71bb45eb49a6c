import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { StartFailure } from '../config/start-failure.ts'
import { checkProfiles } from './check-profiles.ts'

describe('the profiles of the press', () => {
  let folder = ''
  const file = (name: string) => join(folder, name)
  const profile = async (name: 'cmyk' | 'srgb') => {
    const speck = { create: { width: 1, height: 1, channels: 3, background: '#fff' } } as const
    const { icc } = await sharp(await sharp(speck).withIccProfile(name).jpeg().toBuffer()).metadata()
    return icc ?? Buffer.alloc(0)
  }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'collagerie-profiles-'))
    await writeFile(file('press.icc'), await profile('cmyk'))
    await writeFile(file('screen.icc'), await profile('srgb'))
    await writeFile(file('letter.txt'), 'Dear printer')
  })
  afterAll(() => rm(folder, { recursive: true }))

  it.each([
    ['screen.icc', 'The profile screen.icc describes a screen'],
    ['letter.txt', 'The profile letter.txt cannot be read'],
    ['none.icc', 'The profile none.icc cannot be read'],
  ])('keep the server from starting with a sentence: %s', async (name, sentence) => {
    for (const given of [
      { common: file(name), of: new Map() },
      { common: file('press.icc'), of: new Map([['POSTER', file(name)]]) },
    ]) {
      const failure: unknown = await checkProfiles(given).catch((error: unknown) => error)
      expect(failure).toBeInstanceOf(StartFailure)
      expect(String(failure)).toContain(`PRINT_PROFILE: ${sentence}`)
    }
  })

  it('are fine where there are none, or those of a press', async () => {
    await expect(checkProfiles({ common: '', of: new Map() })).resolves.toBeUndefined()
    const given = { common: file('press.icc'), of: new Map([['POSTER', '']]) }
    await expect(checkProfiles(given)).resolves.toBeUndefined()
  })
})
