import type { Rect } from '../../geometry/index.ts'
import {
  cutOutline,
  joinedCuts,
  LEAST_SIDE,
  LEAST_VISIBLE,
  type Outline,
  type OutlineCut,
  strokeOf,
} from '../../shapes/index.ts'

/** The photos of a digit in its own units, and the least scale (cm² per square unit) at which this cut is used. */
interface DigitCut {
  readonly photos: readonly Rect[]
  readonly from: number
}

/** A photo spans the stroke and is longer than the stroke is wide: few photos, each large enough for a face. */
const PHOTO = 1.9
/** Even a slim digit has this many photos; fewer where there are several, lest they look like confetti. */
const FEWEST_PHOTOS = { alone: 4, ofSeveral: 3 }
const GAP = 0.045
/** However thin the stroke, a photo's side is at least this share of the digit's height. */
const FINEST = 0.2
const FINER = 0.95
/** For smaller sheets larger photos are tried, in steps of `COARSER` up to `COARSEST`. */
const COARSER = 1.12
const COARSEST = 2.5

/** Cache of cut digits. The key has everything a cut depends on, so the order of calls does not matter. */
const CUTS = new WeakMap<Outline, Map<string, readonly DigitCut[]>>()

/** The space between the photos of a style, in its units. */
export function gapOf(style: readonly Outline[]): number {
  return GAP * strokeOf(style)
}

/**
 * The photos of a digit, in its own units. Among the same number of digits it is always cut alike, so a sheet of
 * another size or with another title has as many photos. They are joined one by one only if they would be too small on
 * paper.
 */
export function photosOfDigit(
  digit: Outline,
  style: readonly Outline[],
  { digits, cm2PerUnit, stretch }: { readonly digits: number; readonly cm2PerUnit: number; readonly stretch: number },
): readonly Rect[] {
  const fewest = digits > 1 ? FEWEST_PHOTOS.ofSeveral : FEWEST_PHOTOS.alone
  const known = CUTS.get(digit) ?? new Map<string, readonly DigitCut[]>()
  const key = `${fewest} ${stretch}`
  const cuts = known.get(key) ?? cutsOf(digit, style, fewest, stretch)
  CUTS.set(digit, known.set(key, cuts))
  return (cuts.find(({ from }) => from <= cm2PerUnit) ?? cuts.at(-1))?.photos ?? []
}

function cutsOf(digit: Outline, style: readonly Outline[], fewest: number, stretch: number): DigitCut[] {
  const cuts: DigitCut[] = []
  for (const [count, cut] of [...roomiestCuts(digit, style, fewest, stretch)].toSorted(([a], [b]) => a - b)) {
    const before = cuts[0]
    // The number of photos never grows faster than the area, so that it changes without a jump.
    const grown = before ? (before.from * count) / before.photos.length : 0
    cuts.unshift({ photos: cut.photos, from: Math.max(cut.from, grown) })
  }
  return cuts
}

/** For each number of photos, the cut that fits on the smallest sheet; the finest is kept as it is. */
function roomiestCuts(
  digit: Outline,
  style: readonly Outline[],
  fewest: number,
  stretch: number,
): Map<number, DigitCut> {
  const box = { x: 0, y: 0, width: digit.width, height: digit.height }
  const gap = gapOf(style)
  let finest = Math.max(PHOTO * strokeOf(style), FINEST * digit.height) + gap / 2
  while (cutOutline(digit, box, { side: finest, gap }).length < fewest) finest *= FINER
  const found = new Map<number, DigitCut>()
  let most = Number.POSITIVE_INFINITY
  for (let side = finest; side < COARSEST * finest; side *= COARSER) {
    for (const cut of joinedCuts(digit, cutOutline(digit, box, { side, gap }))) {
      const count = cut.photos.length
      const from = leastRoom(cut, stretch)
      if (count < most && from < (found.get(count)?.from ?? Number.POSITIVE_INFINITY))
        found.set(count, { photos: cut.photos, from })
    }
    if (side === finest) most = Math.max(...found.keys())
  }
  return found
}

function leastRoom({ leastVisible, leastSide }: OutlineCut, stretch: number): number {
  return Math.max(LEAST_VISIBLE / leastVisible, (stretch * LEAST_SIDE ** 2) / leastSide ** 2)
}
