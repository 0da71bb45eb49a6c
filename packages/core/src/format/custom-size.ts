import { roundToHalf } from './centimetres.ts'
import type { Format } from './format.ts'

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

/** Which sizes a customer may type in. */
export interface CustomSizeRule {
  accepts(format: Format): boolean
  /** The warning says the rule that was broken, the advice what would do instead. */
  readonly warning: CustomSizeWarning
  readonly advice?: CustomSizeWarning
  /** Said before the warning of a format that no press prints, where the warning is about something else. */
  readonly beyondPress?: CustomSizeWarning
  /** Only where the warning does not say the bounds. */
  readonly hint?: CustomSizeHint
}

export type CustomSizeCheck =
  | { readonly ok: true; readonly format: Format }
  | { readonly ok: false; readonly warning: CustomSizeWarning; readonly advice?: CustomSizeWarning }

/** The bounds of the press, in either direction. */
export const PRESS_BOUNDS = { min: 20, max: 140, maxOther: 100 }
const LEAST_RATIO = 0.1427

export function fitsThePress({ width, height }: Format): boolean {
  const shorter = Math.min(width, height)
  const longer = Math.max(width, height)
  return shorter >= PRESS_BOUNDS.min && shorter <= PRESS_BOUNDS.maxOther && longer <= PRESS_BOUNDS.max
}

/** What drawn templates and most designs ask for. */
export const ANY_SIZE: CustomSizeRule = {
  accepts: (format) =>
    fitsThePress(format) &&
    Math.min(format.width, format.height) / Math.max(format.width, format.height) >= LEAST_RATIO,
  warning: { key: 'GENERATOR_WARNING', values: PRESS_BOUNDS },
}

/** For what comes in sizes of its own. */
export const NO_CUSTOM_SIZE: CustomSizeRule = { accepts: () => false, warning: ANY_SIZE.warning }

export function customSizeHint(rule: CustomSizeRule): CustomSizeHint {
  return rule.hint ?? rule.warning
}

/** Which bound one side is beyond, whatever the other is. */
export interface SideFault {
  readonly key: 'GENERATOR_SIDE_LEAST' | 'GENERATOR_SIDE_MOST'
  readonly values: { readonly bound: number }
}

/** What is wrong with one side; undefined where it is the other, or only both together, that cannot be made. */
export function sideFault(rule: CustomSizeRule, side: number, other: number): SideFault | undefined {
  const { min, max, maxOther } = customSizeHint(rule).values
  const [own, beside] = [roundToHalf(side), roundToHalf(other)]
  // What is not a number is not long enough either.
  if (!(own >= min)) return { key: 'GENERATOR_SIDE_LEAST', values: { bound: min } }
  if (own > max) return { key: 'GENERATOR_SIDE_MOST', values: { bound: max } }
  if (own > maxOther && own <= beside) return { key: 'GENERATOR_SIDE_MOST', values: { bound: maxOther } }
  return undefined
}

/** Rounds to half centimetres, then judges; the format in the answer is the rounded one. */
export function checkCustomSize(rule: CustomSizeRule, width: number, height: number): CustomSizeCheck {
  const format = { width: roundToHalf(width), height: roundToHalf(height) }
  if (rule.accepts(format)) return { ok: true, format }
  if (rule.beyondPress && !fitsThePress(format)) return { ok: false, warning: rule.beyondPress, advice: rule.warning }
  return { ok: false, warning: rule.warning, ...(rule.advice && { advice: rule.advice }) }
}
