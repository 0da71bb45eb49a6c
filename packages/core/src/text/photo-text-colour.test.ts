import { describe, expect, it } from 'vitest'
import { channelsOf } from '../colour/average-colour.ts'
import { contrast, READABLE } from '../colour/contrast.ts'
import { laidOver, PALETTE } from '../colour/index.ts'
import { photoTextColour } from './photo-text-colour.ts'
import { evenMeasure } from './testing/even-measure.ts'
import { PHOTO_TEXT_DEFAULTS } from './text-data.ts'
import { TEXT_GROUNDS } from './text-grounds.ts'

const BOX = { width: 10, height: 10 }
const row = (level: number) => Array.from({ length: 4 }, () => [level, level, level, 255]).flat()

/** Light sky above, dark grass below. */
const landscape = { width: 4, height: 4, data: [...row(230), ...row(220), ...row(40), ...row(20)] }

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
        const data = Array.from({ length: 16 }, () => [...channelsOf(tone), 255]).flat()
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
