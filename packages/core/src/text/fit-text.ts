import type { Size } from '../geometry/index.ts'
import { keepAllowedCharacters } from './characters.ts'
import { type MeasureText, textFits } from './layout-text.ts'
import { type TextData, TITLE_FONT_SIZES } from './text-data.ts'

/** After a change of template or size: a smaller font, then fewer words, then nothing. */
export function fitText(data: TextData, box: Size, measure: MeasureText): TextData {
  const fits = (candidate: TextData) => textFits(candidate, box, measure)
  if (fits(data)) return data
  const smaller = TITLE_FONT_SIZES.filter((size) => size < data.fontSize).toReversed()
  for (const fontSize of smaller) {
    const candidate = { ...data, fontSize }
    if (fits(candidate)) return candidate
  }
  const smallest = { ...data, fontSize: smaller.at(-1) ?? data.fontSize }
  return { ...smallest, text: mostWords(data.text, (text) => fits({ ...smallest, text })) }
}

/** The longest beginning of whole words that fits. A beginning of one that fits fits too, so halving finds it. */
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
 * What a keystroke or a paste makes of a text: disallowed characters go, then up to 20 characters from the end while the
 * rest does not fit. Still too long, and the previous text stays. A text that did not fit before either, because its box
 * or its look has changed, can be shortened letter by letter.
 */
export function typeText(previous: TextData, typed: string, box: Size, measure: MeasureText): TextData {
  const allowed = keepAllowedCharacters(typed)
  if (allowed.length < previous.text.length && !textFits(previous, box, measure)) return { ...previous, text: allowed }
  const shortened = (dropped: number) => ({ ...previous, text: allowed.slice(0, allowed.length - dropped) })
  const most = Math.min(MOST_DROPPED, allowed.length)
  // A whole book may be pasted: look at the shortest first, and measure it once instead of 21 times.
  if (!textFits(shortened(most), box, measure)) return previous
  for (let dropped = 0; dropped < most; dropped++) {
    const candidate = shortened(dropped)
    if (textFits(candidate, box, measure)) return candidate
  }
  return shortened(most)
}
