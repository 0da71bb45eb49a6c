import { roundToHalf } from './centimetres.ts'
import type { Format } from './format.ts'

/** Keys of interface texts; `min` and `max` stand for the sides they name. */
export interface CustomSizeWarning {
  readonly key: 'GENERATOR_WARNING' | 'GENERATOR_WARNING_SQUARE' | 'GENERATOR_WARNING_SQUARE_RATIO'
  readonly values: { readonly min: number; readonly max: number; readonly maxOther: number }
}

/** The rule itself, shown before it is broken. */
export interface CustomSizeHint {
  readonly key: CustomSizeWarning['key'] | 'GENERATOR_RULE_MOSAIC'
  readonly values: CustomSizeWarning['values']
}

/** Which sizes a customer may type in. */
export interface CustomSizeRule {
  accepts(format: Format): boolean
  /** The warning names the broken rule, the advice what is possible instead. */
  readonly warning: CustomSizeWarning
  readonly advice?: CustomSizeWarning
  /** Shown before the warning for a format no press prints, if the warning is about something else. */
  readonly beyondPress?: CustomSizeWarning
  /** Set only if the warning does not name the bounds. */
  readonly hint?: CustomSizeHint
}

export type CustomSizeCheck =
  | { readonly ok: true; readonly format: Format }
  | { readonly ok: false; readonly warning: CustomSizeWarning; readonly advice?: CustomSizeWarning }

/** The bounds of the press, in either direction. */
export const PRESS_BOUNDS = { min: 20, max: 140, maxOther: 100 }
/** A seventh, as the warning calls it, and a little less, so that 140 x 20 cm is sure to pass. */
const LEAST_RATIO = 0.1427

export function fitsThePress({ width, height }: Format): boolean {
  const shorter = Math.min(width, height)
  const longer = Math.max(width, height)
  return shorter >= PRESS_BOUNDS.min && shorter <= PRESS_BOUNDS.maxOther && longer <= PRESS_BOUNDS.max
}

/** The rule of drawn templates and most designs. */
export const ANY_SIZE: CustomSizeRule = {
  accepts: (format) =>
    fitsThePress(format) &&
    Math.min(format.width, format.height) / Math.max(format.width, format.height) >= LEAST_RATIO,
  warning: { key: 'GENERATOR_WARNING', values: PRESS_BOUNDS },
}

/** For templates with their own sizes only. */
export const NO_CUSTOM_SIZE: CustomSizeRule = { accepts: () => false, warning: ANY_SIZE.warning }

export function customSizeHint(rule: CustomSizeRule): CustomSizeHint {
  return rule.hint ?? rule.warning
}

/** Which bound one side exceeds, whatever the other is. */
export interface SideFault {
  readonly key: 'GENERATOR_SIDE_LEAST' | 'GENERATOR_SIDE_MOST'
  readonly values: { readonly bound: number }
}

/** The fault of one side; undefined if the other side, or only both together, is the problem. */
export function sideFault(rule: CustomSizeRule, side: number, other: number): SideFault | undefined {
  const { min, max, maxOther } = customSizeHint(rule).values
  const [own, beside] = [roundToHalf(side), roundToHalf(other)]
  // Anything that is not a number counts as too short as well.
  if (!(own >= min)) return { key: 'GENERATOR_SIDE_LEAST', values: { bound: min } }
  if (own > max) return { key: 'GENERATOR_SIDE_MOST', values: { bound: max } }
  if (own > maxOther && own <= beside) return { key: 'GENERATOR_SIDE_MOST', values: { bound: maxOther } }
  return undefined
}

/** Rounds to half centimetres, then judges; the returned format is rounded. */
export function checkCustomSize(rule: CustomSizeRule, width: number, height: number): CustomSizeCheck {
  const format = { width: roundToHalf(width), height: roundToHalf(height) }
  if (rule.accepts(format)) return { ok: true, format }
  if (rule.beyondPress && !fitsThePress(format)) return { ok: false, warning: rule.beyondPress, advice: rule.warning }
  return { ok: false, warning: rule.warning, ...(rule.advice && { advice: rule.advice }) }
}
