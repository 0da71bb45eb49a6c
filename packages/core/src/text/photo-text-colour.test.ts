import { describe, expect, it } from 'vitest'
import { photoTextColour } from './photo-text-colour.ts'
import { evenMeasure } from './testing/even-measure.ts'
import { PHOTO_TEXT_DEFAULTS } from './text-data.ts'

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
