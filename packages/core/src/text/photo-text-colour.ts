import { averageColour, coloursIn, contrast, laidOver, READABLE, readableOn } from '../colour/index.ts'
import type { Pixels, Rect, Size } from '../geometry/index.ts'
import type { MeasureText } from './layout-text.ts'
import { textBounds } from './text-bounds.ts'
import { PHOTO_TEXT_DEFAULTS, type TextBackground, type TextData } from './text-data.ts'
import { TEXT_GROUNDS } from './text-grounds.ts'

/** Measured if nothing is written yet: a word about as long as the first will be. */
const FIRST_WORD = 'Mmmmmm'

/** The readable colour at a text's place: black on a light average, white on a dark one. */
export function photoTextColour(data: TextData, box: Size, pixels: Pixels, measure: MeasureText): string {
  const part = partBeneath(data, box, measure)
  if (!part) return data.color
  const beneath = averageColour(pixels, part)
  const field = data.background === 'none' ? undefined : TEXT_GROUNDS[data.background]
  return readableOn(field ? laidOver(beneath, field.color, field.opacity) : beneath, PHOTO_TEXT_DEFAULTS.color)
}

/** The letters may be unreadable on at most this share of the ground. */
const MOST_UNREADABLE = 0.15

/**
 * The ground of a first text: none if its automatic colour is readable nearly everywhere, otherwise the light band, on
 * which black is always readable.
 */
export function photoTextGround(data: TextData, box: Size, pixels: Pixels, measure: MeasureText): TextBackground {
  const bare: TextData = { ...data, background: 'none' }
  const part = partBeneath(bare, box, measure)
  if (!part) return 'none'
  const colour = photoTextColour(bare, box, pixels, measure)
  const beneath = [...coloursIn(pixels, part)]
  const lost = beneath.filter((each) => contrast(colour, each) < READABLE).length
  return lost > beneath.length * MOST_UNREADABLE ? 'back1' : 'none'
}

/** Where the letters stand, in shares of the photo. */
function partBeneath(data: TextData, box: Size, measure: MeasureText): Rect | undefined {
  const bounds = textBounds(data.text === '' ? { ...data, text: FIRST_WORD } : data, box, measure)
  return (
    bounds && {
      x: bounds.x / box.width,
      y: bounds.y / box.height,
      width: bounds.width / box.width,
      height: bounds.height / box.height,
    }
  )
}
