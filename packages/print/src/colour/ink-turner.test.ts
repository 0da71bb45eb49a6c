import { describe, expect, it } from 'vitest'
import { inkTurner } from './ink-turner.ts'
import { builtInProfile } from './press-profile.ts'

function turned(inks: readonly number[], profile?: Uint8Array): number[] {
  const bytes = Uint8Array.from(inks)
  inkTurner(profile)?.(bytes)
  return [...bytes]
}

describe('a photo in printing inks', () => {
  it('loses its share of the light to each ink where it carries no profile', () => {
    expect(turned([0, 0, 0, 0])).toEqual([255, 255, 255, 255])
    expect(turned([255, 0, 0, 0])).toEqual([0, 255, 255, 255])
    expect(turned([0, 0, 0, 128, 11, 0, 81, 128])).toEqual([127, 127, 127, 255, 122, 127, 87, 255])
  })

  // As Chromium 156 decodes a JPEG of these inks with this profile.
  it.each([
    [
      [0, 0, 0, 0],
      [252, 254, 255],
    ],
    [
      [11, 0, 81, 128],
      [129, 115, 97],
    ],
    [
      [238, 195, 0, 0],
      [44, 70, 143],
    ],
    [
      [5, 247, 255, 104],
      [152, 46, 52],
    ],
    [
      [4, 0, 3, 151],
      [115, 100, 101],
    ],
  ] as const)('has the colours of its profile, black mixed in first: %s', async (inks, [red, green, blue]) => {
    const [r = 0, g = 0, b = 0, alpha] = turned(inks, await builtInProfile('cmyk'))
    expect(Math.max(Math.abs(r - red), Math.abs(g - green), Math.abs(b - blue))).toBeLessThanOrEqual(3)
    expect(alpha).toBe(255)
  })

  it('is shown as if it had no profile where that is broken, at whichever byte it ends', async () => {
    const profile = Buffer.from(await builtInProfile('cmyk'))
    const inks = [11, 0, 81, 128]
    const cuts = Array.from({ length: 300 }, (_, index) => profile.subarray(0, 7 * index))
    // If even the table's name is damaged, it may be a kind that other programs can read.
    const taken = cuts.filter((cut) => inkTurner(cut))
    expect(taken.map((cut) => turned(inks, cut))).toEqual(taken.map(() => turned(inks)))
    expect(turned(inks, profile.subarray(0, 2000))).toEqual(turned(inks))
    expect(turned(inks, await builtInProfile('srgb'))).toEqual(turned(inks))
    expect(turned(inks, Buffer.alloc(3))).toEqual(turned(inks))
  })

  it('is left to the decoder where its profile says it in a newer way', async () => {
    const profile = Buffer.from(await builtInProfile('cmyk'))
    const table = profile.indexOf('mft')
    profile.write('mAB ', table)
    expect(inkTurner(profile)).toBeUndefined()
  })
})
