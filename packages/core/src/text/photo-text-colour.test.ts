import { describe, expect, it } from 'vitest'
import { channelsOf } from '../colour/average-colour.ts'
import { contrast, READABLE } from '../colour/contrast.ts'
import { laidOver, PALETTE } from '../colour/index.ts'
import { seededRandom } from '../geometry/seeded-random.ts'
import { photoTextColour, photoTextGround } from './photo-text-colour.ts'
import { evenMeasure } from './testing/even-measure.ts'
import { PHOTO_TEXT_DEFAULTS } from './text-data.ts'
import { TEXT_GROUNDS } from './text-grounds.ts'

const BOX = { width: 10, height: 10 }
const row = (level: number) => Array.from({ length: 4 }, () => [level, level, level, 255]).flat()

/** Light sky above, dark grass below. */
const landscape = { width: 4, height: 4, data: Uint8Array.from([230, 220, 40, 20].flatMap(row)) }

const colour = (part: Partial<typeof PHOTO_TEXT_DEFAULTS>) =>
  photoTextColour({ ...PHOTO_TEXT_DEFAULTS, text: 'Lisboa', ...part }, BOX, landscape, evenMeasure)

describe('the first colour of a text on a photo', () => {
  it('is the one that reads beneath it, wherever it stands', () => {
    expect(colour({ valign: 'bottom' })).toBe('#ffffff')
    expect(colour({ valign: 'top' })).toBe('#000000')
  })

  it.each(['none', 'back1', 'back2'] as const)(
    'reads on a photo of any of the 112 colours, with ground %s',
    (background) => {
      const field = background === 'none' ? undefined : TEXT_GROUNDS[background]
      const faint = PALETTE.filter((tone) => {
        const data = Uint8Array.from(Array.from({ length: 16 }, () => [...channelsOf(tone), 255]).flat())
        const text = { ...PHOTO_TEXT_DEFAULTS, text: 'Lisboa', background }
        const found = photoTextColour(text, BOX, { width: 4, height: 4, data }, evenMeasure)
        return contrast(found, field ? laidOver(tone, field.color, field.opacity) : tone) < READABLE
      })
      expect(faint).toEqual([])
    },
  )

  it('reads where the first word will stand while there is none', () => {
    expect(colour({ text: '', valign: 'bottom' })).toBe('#ffffff')
    expect(colour({ text: '', valign: 'top' })).toBe('#000000')
  })

  it('reads on the field behind the text', () => {
    expect(colour({ valign: 'bottom', background: 'back1' })).toBe('#000000')
    expect(colour({ valign: 'top', background: 'back2' })).toBe('#000000')
    expect(colour({ valign: 'bottom', background: 'back2' })).toBe('#ffffff')
  })
})

describe('the ground of the first text on a photo', () => {
  const ground = (data: readonly number[], width: number) =>
    photoTextGround(
      { ...PHOTO_TEXT_DEFAULTS, text: 'Lisboa' },
      BOX,
      { width, height: data.length / 4 / width, data: Uint8Array.from(data) },
      evenMeasure,
    )

  it('is none on what is even, light or dark', () => {
    expect(ground([...row(230), ...row(230)], 4)).toBe('none')
    expect(ground([...row(20), ...row(20)], 4)).toBe('none')
  })

  it('is a band where light and dark are mixed', () => {
    const mixed = Array.from({ length: 16 }, (_, at) =>
      at % 2 === 0 ? [20, 60, 20, 255] : [220, 210, 250, 255],
    ).flat()
    expect(ground(mixed, 4)).toBe('back1')
  })

  it('leaves what lies beneath readable for the most part, with a band everywhere, whatever the photo', () => {
    const random = seededRandom(7)
    const text = { ...PHOTO_TEXT_DEFAULTS, text: 'Lisboa' }
    const found = Array.from({ length: 200 }, () => {
      const spread = random() * 255
      const base = random() * (255 - spread)
      const level = () => Math.round(base + random() * spread)
      const tones = Array.from({ length: 64 }, () => [level(), level(), level(), 255])
      const pixels = { width: 8, height: 8, data: Uint8Array.from(tones.flat()) }
      const background = photoTextGround(text, BOX, pixels, evenMeasure)
      const color = photoTextColour({ ...text, background }, BOX, pixels, evenMeasure)
      if (background === 'none') return background
      const { color: band, opacity } = TEXT_GROUNDS[background]
      const faint = PALETTE.filter((tone) => contrast(color, laidOver(tone, band, opacity)) < READABLE)
      expect(faint).toEqual([])
      return background
    })
    expect(new Set(found)).toEqual(new Set(['none', 'back1']))
  })
})
