import type { Format } from '../../format/index.ts'
import { twisted } from '../../shapes/index.ts'
import { TEXT_MODE, type TextMode, textBands } from '../../text/index.ts'
import { controlMaker } from '../controls.ts'
import type { Design, DesignInput, DesignType } from '../design.ts'
import { inReadingOrder } from '../reading-order.ts'
import { outlinedDigits } from './outlined-digits.ts'
import { shapeFontDigits } from './shape-font.ts'

interface NumberSpec {
  readonly type: Extract<DesignType, `number${string}`>
  readonly label: 'number' | 'year' | 'date'
  readonly start: number
  readonly most: number
  /** Dates keep their leading zeros: the first of January is 0101. */
  readonly leastDigits: number
}

/** The style whose digits are built from whole photos; 0 to 2 are drawn outlines. */
const SHAPE_FONT = 3

/** A design that sets the typed digits as large as the format allows. */
export function numberDesign(spec: NumberSpec): Design {
  const defaults = {
    numberValue: spec.start,
    fontset: 0,
    playfull: 0,
    hasText: TEXT_MODE.numberBottomLarge,
    marginCM: 0.5,
  }
  return {
    type: spec.type,
    defaults,
    controls({ values }) {
      const make = controlMaker(values, defaults)
      const fontset = make.arrow({ key: 'fontset', label: 'fontset', min: 0, max: SHAPE_FONT, display: 'fontset' })
      const text = make.text(TEXT_MODE.numberNone, TEXT_MODE.numberBottomSubLarge)
      return [
        make.input({ key: 'numberValue', label: spec.label, min: 0, max: spec.most, display: 'digits' }),
        fontset,
        make.arrow({
          key: 'playfull',
          label: 'playfull',
          min: 0,
          max: 1,
          display: 'switch',
          hidden: fontset.currentValue === SHAPE_FONT,
        }),
        text,
        { ...make.margin(), hidden: text.currentValue !== TEXT_MODE.numberNone },
      ]
    },
    layout({ format, values }: DesignInput) {
      const { numberValue = 0, fontset = 0, playfull = 0, hasText = TEXT_MODE.numberNone, marginCM = 0 } = values
      const margin = hasText === TEXT_MODE.numberNone ? marginCM : titledMargin(format)
      const { photoArea, ...texts } = textBands(hasText as TextMode, format, margin)
      const digits = [...String(numberValue).padStart(spec.leastDigits, '0')].map(Number)
      if (fontset === SHAPE_FONT) return { photos: inReadingOrder(shapeFontDigits(digits, photoArea)), ...texts }
      const { photos, clip, gap } = outlinedDigits(digits, fontset, photoArea)
      const ordered = inReadingOrder(photos)
      return { photos: playfull > 0 ? twisted(ordered, format, gap) : ordered, clip, ...texts }
    },
  }
}

/** With a title the sheet is a poster: its margin follows the format, and the margin control is hidden. */
function titledMargin(format: Format): number {
  return Math.max(1, Math.min(format.width, format.height) * 0.045)
}
