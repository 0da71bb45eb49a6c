import type { Rect } from '../../geometry/index.ts'
import { type DividedOutline, divideOutline, inkOf, LEAST_VISIBLE, type Outline, strokeOf } from '../../shapes/index.ts'

const GAP = 0.05

/** A photo in a digit is at least this long and wide on paper, wherever fewer photos can have that. */
const LEAST_SIDE_CM = 2
/** The next cut for a digit that is too small for its photos has this many times as many. */
const FEWER = 0.8
const FEWEST = 0.5

/** The photos of a digit in its own units, and the least scale (cm² per square unit) at which they are large enough. */
interface DigitCut {
  readonly photos: readonly Rect[]
  readonly from: number
}

/** Cache of cut digits. The key has everything a cut depends on, so the order of calls does not matter. */
const CUTS = new WeakMap<Outline, Map<string, DigitCut>>()
const MEASURES = new WeakMap<readonly Outline[], { readonly gap: number; readonly ink: number }>()

/** The space between the photos of a style, and what one of its digits covers, in its units. */
function measuresOf(style: readonly Outline[]) {
  const known = MEASURES.get(style)
  if (known) return known
  const ink = style.reduce((sum, outline) => sum + inkOf(outline), 0) / style.length
  const made = { gap: GAP * strokeOf(style), ink }
  MEASURES.set(style, made)
  return made
}

/** The space between the photos of a style, in its units. */
export function gapOf(style: readonly Outline[]): number {
  return measuresOf(style).gap
}

interface DigitWish {
  /** How many photos a digit of this style has on average: a slim 1 has fewer. */
  readonly photos: number
  readonly cm2PerUnit: number
  /** How far its sides may be out of proportion. */
  readonly stretch: number
}

/** The photos of a digit, in its own units: fewer than wished only if they would be too small on paper. */
export function photosOfDigit(
  digit: Outline,
  style: readonly Outline[],
  { photos, cm2PerUnit, stretch }: DigitWish,
): readonly Rect[] {
  let best: DigitCut | undefined
  for (let count = photos; count >= FEWEST; count *= FEWER) {
    const cut = cutOf(digit, style, count, stretch)
    if (best && cut.photos.length >= best.photos.length) continue
    best = cut
    if (cut.from <= cm2PerUnit) break
  }
  return best?.photos ?? []
}

function cutOf(digit: Outline, style: readonly Outline[], count: number, stretch: number): DigitCut {
  const cuts = CUTS.get(digit) ?? new Map<string, DigitCut>()
  CUTS.set(digit, cuts)
  const key = `${count} ${stretch}`
  const known = cuts.get(key)
  if (known) return known
  const { gap, ink } = measuresOf(style)
  const divided = divideOutline(digit, { wanted: ink / count, gap })
  const cut = { photos: divided.photos, from: leastScale(divided, stretch) }
  cuts.set(key, cut)
  return cut
}

function leastScale({ leastVisible, leastSide }: DividedOutline, stretch: number): number {
  return Math.max(LEAST_VISIBLE / leastVisible, (stretch * LEAST_SIDE_CM ** 2) / leastSide ** 2)
}
