import { averageColour, laidOver, type Pixels, readableOn } from '../colour/index.ts'
import type { Size } from '../geometry/index.ts'
import type { MeasureText } from './layout-text.ts'
import { textBounds } from './text-bounds.ts'
import { PHOTO_TEXT_DEFAULTS, type TextData } from './text-data.ts'
import { TEXT_GROUNDS } from './text-grounds.ts'

/** Where nothing is written yet, a word about as long as the first one will be. */
const FIRST_WORD = 'Mmmmmm'

/** The colour that can be read where a text stands: black on what is light on average beneath it, white on what is dark. */
export function photoTextColour(data: TextData, box: Size, pixels: Pixels, measure: MeasureText): string {
  const bounds = textBounds(data.text === '' ? { ...data, text: FIRST_WORD } : data, box, measure)
  if (!bounds) return data.color
  const beneath = averageColour(pixels, {
    x: bounds.x / box.width,
    y: bounds.y / box.height,
    width: bounds.width / box.width,
    height: bounds.height / box.height,
  })
  const field = data.background === 'none' ? undefined : TEXT_GROUNDS[data.background]
  return readableOn(field ? laidOver(beneath, field.color, field.opacity) : beneath, PHOTO_TEXT_DEFAULTS.color)
}
