import type { Size } from '../geometry/index.ts'
import { isListedFont } from './fonts.ts'
import { type MeasureText, textFits } from './layout-text.ts'
import { FINE_FONT_SIZES, type TextData, TITLE_FONT_SIZES } from './text-data.ts'

const TITLE_LINES = 2

/** The text as it fits in its size: unchanged, or a title on a second line if one is too short. */
export function fitInSize(
  data: TextData,
  box: Size,
  measure: MeasureText,
  mostLines = TITLE_LINES,
): TextData | undefined {
  if (textFits(data, box, measure)) return data
  if (data.multipleLines) return undefined
  const wrapped = { ...data, multipleLines: true }
  return textFits(wrapped, box, measure, mostLines) ? wrapped : undefined
}

/** After a change of template or size: a second line, a smaller font, then more lines, fewer words, nothing. */
export function fitText(data: TextData, box: Size, measure: MeasureText): TextData {
  const asItIs = fitInSize(data, box, measure)
  if (asItIs) return asItIs
  const sizes = isListedFont(data.font) ? TITLE_FONT_SIZES : FINE_FONT_SIZES
  const smaller = sizes.filter((size) => size < data.fontSize).toReversed()
  for (const fontSize of smaller) {
    const fitting = fitInSize(resized(data, fontSize), box, measure)
    if (fitting) return fitting
  }
  const smallest = resized(data, smaller.at(-1) ?? data.fontSize)
  const fitted = (text: string) => fitInSize({ ...smallest, text }, box, measure, Infinity)
  const text = mostWords(data.text, (words) => fitted(words) !== undefined)
  return fitted(text) ?? { ...smallest, text: '' }
}

/** The letter spacing keeps its share of the size. */
export function resized(data: TextData, fontSize: number): TextData {
  return { ...data, fontSize, letterSpacing: (data.letterSpacing * fontSize) / data.fontSize }
}

/** The longest beginning of whole words that fits. Shorter beginnings fit too, so bisection finds it. */
function mostWords(text: string, fits: (text: string) => boolean): string {
  const ends = [...text.matchAll(/\S+/g)].map((word) => word.index + word[0].length)
  let known = 0
  let beyond = ends.length + 1
  while (beyond - known > 1) {
    const middle = (known + beyond) >>> 1
    if (fits(text.slice(0, ends[middle - 1]))) known = middle
    else beyond = middle
  }
  return known === 0 ? '' : text.slice(0, ends[known - 1])
}

const MOST_DROPPED = 20

/**
 * A text after a keystroke or a paste: up to 20 characters are removed from its end while the rest does not fit. If it
 * is still too long, the previous text stays. A text that did not fit before either, since its box or look has changed,
 * can be shortened letter by letter.
 */
export function typeText(previous: TextData, typed: string, box: Size, measure: MeasureText): TextData {
  const fits = (data: TextData) => fitInSize(data, box, measure, Infinity) !== undefined
  if (typed.length < previous.text.length && !fits(previous)) return { ...previous, text: typed }
  const shortened = (dropped: number) => ({ ...previous, text: typed.slice(0, typed.length - dropped) })
  const most = Math.min(MOST_DROPPED, typed.length)
  // A whole book may be pasted: the shortest is checked first, measured once instead of 21 times.
  if (!fits(shortened(most))) return previous
  for (let dropped = 0; dropped < most; dropped++) {
    const candidate = shortened(dropped)
    if (fits(candidate)) return candidate
  }
  return shortened(most)
}
