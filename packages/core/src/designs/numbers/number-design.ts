import type { Format } from '../../format/index.ts'
import { twisted } from '../../shapes/index.ts'
import { numbersOf } from '../../template/index.ts'
import { TEXT_MODE, type TextMode, textBands } from '../../text/index.ts'
import { controlMaker } from '../controls.ts'
import type { Design, DesignInput, DesignType } from '../design.ts'
import { inReadingOrder } from '../reading-order.ts'
import { outlinedDigits } from './outlined-digits.ts'
import { shapeFontDigits } from './shape-font.ts'

interface NumberSpec {
  readonly type: Extract<DesignType, `number${string}`>
  readonly label: 'number' | 'year' | 'date'
  readonly start: string
  readonly mostDigits: number
  readonly leastDigits?: number
  readonly isDate?: boolean
}

/** The style whose digits are built from whole photos; 0 to 2 are drawn outlines. */
const SHAPE_FONT = 3

/** A design that sets the typed digits as large as the format allows. */
export function numberDesign(spec: NumberSpec): Design {
  const { mostDigits, leastDigits = 1, isDate = false } = spec
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
        make.digits({ key: 'numberValue', label: spec.label, mostDigits, leastDigits }),
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
      const { fontset = 0, playfull = 0, hasText = TEXT_MODE.numberNone, marginCM = 0 } = numbersOf(values)
      const margin = hasText === TEXT_MODE.numberNone ? marginCM : titledMargin(format)
      const { photoArea: area, ...texts } = textBands(hasText as TextMode, format, margin)
      const digits = [...String(values['numberValue'])].map(Number)
      const task = { digits, isDate, isUpright: format.width <= format.height, area }
      if (fontset === SHAPE_FONT) return { photos: inReadingOrder(shapeFontDigits(task)), ...texts }
      const { photos, clip, gap } = outlinedDigits(task, fontset)
      const ordered = inReadingOrder(photos)
      return { photos: playfull > 0 ? twisted(ordered, format, gap) : ordered, clip, ...texts }
    },
  }
}

/** With a title the sheet is a poster: its margin follows the format, and the margin control is hidden. */
function titledMargin(format: Format): number {
  return Math.max(1, Math.min(format.width, format.height) * 0.045)
}
