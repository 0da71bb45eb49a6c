import { roundToHalf } from './centimetres.ts'
import type { Format } from './format.ts'
import { squareGrids } from './square-grids.ts'

/** Which sizes a customer may type in, by design. Tiles come in tiles: no size of their own. */
export type CustomSizeRule = 'general' | 'square' | 'heart' | 'number' | 'mosaic' | 'none'

const RULES = new Map<string, CustomSizeRule>([
  ['scrambled', 'square'],
  ['heart', 'heart'],
  ['number', 'number'],
  ['numberyear', 'number'],
  ['numberdate', 'number'],
  ['mosaicinsta', 'mosaic'],
  ['tiles', 'none'],
])

/** Static templates and every other design follow the general rule. */
export function customSizeRuleOf(design: string): CustomSizeRule {
  return RULES.get(design) ?? 'general'
}

/** Keys of interface texts; `min` and `max` stand for the sides they name. */
export interface CustomSizeWarning {
  readonly key: 'GENERATOR_WARNING' | 'GENERATOR_WARNING_SQUARE' | 'GENERATOR_WARNING_SQUARE_RATIO'
  readonly values: { readonly min: number; readonly max: number; readonly maxOther: number }
}

/** The rule itself, to be said before it is broken. */
export interface CustomSizeHint {
  readonly key: CustomSizeWarning['key'] | 'GENERATOR_RULE_MOSAIC'
  readonly values: CustomSizeWarning['values']
}

export type CustomSizeCheck =
  | { readonly ok: true; readonly format: Format }
  /** The warning says the rule that was broken, the advice what would do instead. */
  | { readonly ok: false; readonly warning: CustomSizeWarning; readonly advice?: CustomSizeWarning }

const LEAST_SIDE = 20
const MOST_LONG_SIDE = 140
const MOST_SHORT_SIDE = 100
const LEAST_RATIO = 0.1427
const SQUARE_RATIO = { least: 0.98, most: 1.02 }
const HEART_SIDE = { least: 30, most: 100 }

const OBLONG = { min: LEAST_SIDE, max: MOST_LONG_SIDE, maxOther: MOST_SHORT_SIDE }
const SQUARE = { min: LEAST_SIDE, max: MOST_SHORT_SIDE, maxOther: MOST_SHORT_SIDE }
const HEART = { min: HEART_SIDE.least, max: HEART_SIDE.most, maxOther: HEART_SIDE.most }

interface RuleFacts {
  accepts(format: Format): boolean
  readonly warning: CustomSizeWarning
  readonly advice?: CustomSizeWarning
}

const HEART_WARNING: CustomSizeWarning = { key: 'GENERATOR_WARNING_SQUARE', values: HEART }

const FACTS: Record<CustomSizeRule, RuleFacts> = {
  general: { accepts: isGeneral, warning: { key: 'GENERATOR_WARNING', values: OBLONG } },
  square: { accepts: isNearlySquare, warning: { key: 'GENERATOR_WARNING_SQUARE', values: SQUARE } },
  heart: { accepts: isHeart, warning: HEART_WARNING },
  // What breaks here is the general rule; the heart's text follows as advice.
  number: { accepts: isGeneral, warning: { key: 'GENERATOR_WARNING', values: OBLONG }, advice: HEART_WARNING },
  mosaic: { accepts: isMosaic, warning: { key: 'GENERATOR_WARNING_SQUARE_RATIO', values: OBLONG } },
  none: { accepts: () => false, warning: { key: 'GENERATOR_WARNING', values: OBLONG } },
}

/** Numbers follow the general rule, though they warn in the heart's words; a mosaic's warning names no bounds. */
const HINTS: Partial<Record<CustomSizeRule, CustomSizeHint>> = {
  number: FACTS.general.warning,
  mosaic: { key: 'GENERATOR_RULE_MOSAIC', values: OBLONG },
}

export function customSizeHint(rule: CustomSizeRule): CustomSizeHint {
  return HINTS[rule] ?? FACTS[rule].warning
}

/** Rounds to half centimetres, then judges; the format in the answer is the rounded one. */
export function checkCustomSize(rule: CustomSizeRule, width: number, height: number): CustomSizeCheck {
  const format = { width: roundToHalf(width), height: roundToHalf(height) }
  const { accepts, ...refusal } = FACTS[rule]
  return accepts(format) ? { ok: true, format } : { ok: false, ...refusal }
}

function fitsThePress({ width, height }: Format): boolean {
  const shorter = Math.min(width, height)
  const longer = Math.max(width, height)
  return shorter >= LEAST_SIDE && shorter <= MOST_SHORT_SIDE && longer <= MOST_LONG_SIDE
}

function isGeneral(format: Format): boolean {
  const { width, height } = format
  return fitsThePress(format) && Math.min(width, height) / Math.max(width, height) >= LEAST_RATIO
}

function isNearlySquare({ width, height }: Format): boolean {
  const ratio = width / height
  return (
    [width, height].every((side) => side >= LEAST_SIDE && side <= MOST_SHORT_SIDE) &&
    ratio >= SQUARE_RATIO.least &&
    ratio <= SQUARE_RATIO.most
  )
}

function isHeart({ width, height }: Format): boolean {
  return width === height && width >= HEART_SIDE.least && width <= HEART_SIDE.most
}

function isMosaic(format: Format): boolean {
  return fitsThePress(format) && squareGrids(format).length > 0
}
