import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { builtInProfile, readPressProfile } from './press-profile.ts'

const folder = mkdtempSync(join(tmpdir(), 'collagerie-profile-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('the profile of a press', () => {
  it('is for CMYK where none is named, and pictures stay in sRGB', async () => {
    const press = await readPressProfile(undefined)
    expect(press).toMatchObject({ pictures: 'srgb', space: 'cmyk' })
    expect(Buffer.from(press.icc).toString('latin1', 12, 20)).toBe('prtrCMYK')
  })

  it('is taken from a file, and refused with a sentence where it is of a screen or of nothing', async () => {
    const [press, screen, text] = ['press.icc', 'screen.icc', 'text.icc'].map((name) => join(folder, name)) as [
      string,
      string,
      string,
    ]
    writeFileSync(press, await builtInProfile('cmyk'))
    writeFileSync(screen, await builtInProfile('srgb'))
    writeFileSync(text, 'no profile')
    expect(await readPressProfile(press)).toMatchObject({ pictures: 'press', space: 'cmyk', name: 'press' })
    await expect(readPressProfile(screen)).rejects.toMatchObject({ code: 'display-profile' })
    await expect(readPressProfile(text)).rejects.toMatchObject({ code: 'no-profile' })
  })
})
