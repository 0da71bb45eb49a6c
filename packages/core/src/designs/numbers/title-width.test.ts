import { expect, it } from 'vitest'
import { STANDARD_SIZES } from '../../format/index.ts'
import { TEXT_MODE } from '../../text/index.ts'
import { settle } from '../generate.ts'
import { number } from '../number.ts'
import { numberdate } from '../numberdate.ts'
import { numberyear } from '../numberyear.ts'

/** Two first names in capitals, such as "AMÉLIE & TOM", in sizes of their letters. */
const TWO_NAMES = 7.9

it.each(STANDARD_SIZES)('a title of two names is hardly wider than the digits on $width x $height', (format) => {
  // On a narrow strip even two digits stand one above the other.
  const usual = format.height >= 2 * format.width ? 1.2 : 1.04
  for (const design of [number, numberyear, numberdate]) {
    // The dot between the lines of a date takes some of their height, and so of their width.
    const most = design === numberdate && format.height >= format.width ? Math.max(usual, 1.21) : usual
    for (const hasText of [TEXT_MODE.numberBottomLarge, TEXT_MODE.numberBottomSubLarge]) {
      for (const fontset of [0, 1, 2]) {
        const input = { format, material: '', values: { hasText, fontset } } as const
        const { clip, title } = design.layout({ ...input, values: settle(design, input) })
        expect(TWO_NAMES * (title?.fontSize ?? 0)).toBeLessThanOrEqual(most * (clip?.width ?? 0))
      }
    }
  }
})
