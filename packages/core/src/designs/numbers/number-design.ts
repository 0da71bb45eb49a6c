import type { Occasion } from '../../catalogue/index.ts'
import { ANY_SIZE, type CustomSizeRule, type Format } from '../../format/index.ts'
import { inset, union } from '../../geometry/index.ts'
import { twisted } from '../../shapes/index.ts'
import { TEXT_MODE, type TextMode, textBands } from '../../text/index.ts'
import { controlMaker } from '../controls.ts'
import { defineDesign } from '../define-design.ts'
import { heart } from '../heart.ts'
import { inReadingOrder } from '../reading-order.ts'
import { digitArea, titledBlock } from './digit-title.ts'
import { outlinedDigits } from './outlined-digits.ts'
import { shapeFontDigits } from './shape-font-digits.ts'

interface NumberSpec<Type extends string> {
  /** A theme list recognises the designs that need the digits' shapes by this beginning. */
  readonly type: Type & `number${string}`
  readonly occasions: readonly Occasion[]
  readonly label: 'number' | 'year' | 'date'
  readonly start: string
  readonly mostDigits: number
  readonly leastDigits?: number
  readonly isDate?: boolean
}

/** The style whose digits are built from whole photos; 0 to 2 are drawn outlines. */
const SHAPE_FONT = 3

/** Numbers come in any size, but advise a heart's. */
const NUMBER_SIZES: CustomSizeRule = { ...ANY_SIZE, advice: heart.customSize.warning }

/** A design that sets the typed digits as large as the format allows. */
export function numberDesign<Type extends string>(spec: NumberSpec<Type>) {
  const { mostDigits, leastDigits = 1, isDate = false } = spec
  const defaults = {
    numberValue: spec.start,
    fontset: 0,
    playfull: 0,
    hasText: TEXT_MODE.numberBottomLarge as TextMode,
    marginCM: 0.5,
  }
  return defineDesign({
    type: spec.type,
    category: 'shape',
    // Dates are those of weddings and births.
    moods: isDate ? ['romantic'] : ['playful'],
    occasions: spec.occasions,
    customSize: NUMBER_SIZES,
    hasOwnBorder: true,
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
    layout({ format, values }) {
      const { numberValue, fontset, playfull, hasText, marginCM } = values
      const isTitled = hasText !== TEXT_MODE.numberNone
      const margin = isTitled ? titledMargin(format) : defaults.marginCM + airOn(format)
      const bands = textBands(hasText, format, margin, { isClose: true })
      const isTurned = playfull > 0 && fontset !== SHAPE_FONT
      const added = (marginCM - defaults.marginCM) * (isTitled ? shareOfMargin(format) : 1)
      const area = inset(digitArea(bands, format, margin, isTurned), added)
      const digits = [...numberValue].map(Number)
      const task = { digits, isDate, format, area }
      if (fontset === SHAPE_FONT) {
        const photos = inReadingOrder(shapeFontDigits(task))
        const { down, ...texts } = titledBlock(bands, format, union(photos) ?? area, margin, isTurned)
        return { photos: photos.map(down), ...texts }
      }
      const { clip, gap, ...cut } = outlinedDigits(task, fontset)
      const { down, ...texts } = titledBlock(bands, format, clip, margin, isTurned)
      const ordered = inReadingOrder(cut.photos).map(down)
      // A turn moves edges a little, which may change the reading order.
      const photos = isTurned ? inReadingOrder(twisted(ordered, format, gap)) : ordered
      return { photos, clip: down(clip), ...texts }
    },
  })
}

/** Digits without a title stand as clear of the edge as those with one, and the customer's margin is added to that. */
function airOn(format: Format): number {
  return Math.min(format.width, format.height) * 0.03
}

/** With a title the sheet is a poster: its margin follows the format, and what the customer adds comes on top. */
function titledMargin(format: Format): number {
  return Math.max(1, Math.min(format.width, format.height) * 0.05)
}

/** On small sheets a title needs the room: digits there keep at least half of the height or the width. */
const WHOLE_MARGIN_FROM = 40

function shareOfMargin({ width, height }: Format): number {
  return Math.min(1, Math.min(width, height) / WHOLE_MARGIN_FROM)
}
