import { clamp } from '../geometry/index.ts'
/** A customer's changes to a photo's colours. A missing one has its default, which changes nothing. */
export interface Adjustments {
  /** The visible share of the effect, in percent. */
  readonly strength?: number
  /** Darker or lighter. */
  readonly light?: number
  readonly contrast?: number
  /** Towards blue or towards yellow. */
  readonly warmth?: number
}

export type Adjustment = keyof Adjustments

interface Range {
  readonly least: number
  readonly most: number
  readonly usual: number
}

const BOTH_WAYS: Range = { least: -100, most: 100, usual: 0 }

export const ADJUSTMENTS: Readonly<Record<Adjustment, Range>> = {
  strength: { least: 0, most: 100, usual: 100 },
  light: BOTH_WAYS,
  contrast: BOTH_WAYS,
  warmth: BOTH_WAYS,
}

const NAMES: readonly Adjustment[] = ['strength', 'light', 'contrast', 'warmth']

/** Whole steps within their bounds, without those that change nothing; undefined if none is left. */
export function tidyAdjustments(wanted: Adjustments | undefined): Adjustments | undefined {
  const kept = NAMES.flatMap((name) => {
    const value = adjustmentIn(wanted, name)
    return value === ADJUSTMENTS[name].usual ? [] : [[name, value] as const]
  })
  return kept.length > 0 ? Object.fromEntries(kept) : undefined
}

export function adjustmentIn(adjustments: Adjustments | undefined, name: Adjustment): number {
  const { least, most, usual } = ADJUSTMENTS[name]
  const value = adjustments?.[name] ?? usual
  return Number.isFinite(value) ? Math.round(clamp(value, least, most)) : usual
}
