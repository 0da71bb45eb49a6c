import { clamp } from '../geometry/index.ts'
import type { BandProfile, FilledSpan } from './band-profile.ts'

/** A good photo: its side including its gap, and the gap. */
export interface CutWish {
  readonly side: number
  readonly gap: number
  /** Whether a band is the tip of a shape, which is one photo. */
  readonly isTip?: boolean
  /** Whether a cleft runs into a band from above: then it lies on a seam, or its photo would be torn in two. */
  readonly hasCleft?: boolean
}

/** The band a profile stands at, and how it is to be cut. */
export interface CutTask {
  readonly profile: BandProfile
  readonly wish: CutWish
  /** Whether the next best division of each of its runs is wanted as well. */
  readonly isWithNextBest: boolean
}

/** Cells side by side: their photos' height range, and the lines between them, half a gap outside the outer photos. */
export interface CellRow {
  readonly top: number
  readonly bottom: number
  readonly edges: readonly number[]
}

/** One division of a band, and its cost: cell areas times their distance from a good photo. */
export interface BandCut {
  readonly cost: number
  readonly rows: readonly CellRow[]
}

/** At least a quarter of a slot must be visible; a little is kept in reserve for a turn. */
export const LEAST_SHARE = 0.28
/** At least 2 cm2 of a slot must be visible; a little is kept in reserve for a turn. */
export const LEAST_VISIBLE = 2.2
/** No slot is smaller than 1 cm. */
export const LEAST_SIDE = 1.02

const BARE_COST = 12
/**
 * `bare` is the cost of the part of a cell outside the shape, `bareMiddle` of the part of its middle that is outside.
 * A large shape shows every sliver at its edge.
 */
const RIM = { bare: 2, bareMiddle: 8 }

/** From this share on a cell counts as filled: the raster is no finer. */
export const FILLED = 0.985
/**
 * Beyond `LONG`, the logarithm of its sides' ratio, a photo costs; beyond `STRIP` it is a strip and costs much more.
 * Raising these costs makes photos squarer, and lets them differ more in size.
 */
const LONG = 0.2
const STRIP = 0.7
const LONG_COST = 1.1
const STRIP_COST = 6
/** Photos are dwarfs below this share of the wished side. Costlier ones are taken into their neighbours. */
const DWARF = 0.65
const DWARF_COST = 6

const square = (value: number) => value * value

/** How far a cell is from a good photo; undefined if it cannot be a slot. */
function cellCost(profile: BandProfile, left: number, right: number, area: number, wishedSide: number) {
  const width = right - left
  const height = profile.bottom - profile.top
  if (width < LEAST_SIDE || height < LEAST_SIDE || area < LEAST_VISIBLE) return undefined
  const sizeCost = square(Math.log(area / square(wishedSide)) / 2)
  // Most cells lie well inside and need no closer look.
  if (area > FILLED * width * height) return sizeCost + stretchCost(width, height)
  const box = profile.hug(left, right)
  const share = area / (width * Math.max(box.height, LEAST_SIDE))
  if (share < LEAST_SHARE) return undefined
  const { bare, bareMiddle } = RIM
  const rimCost = bare * square(1 - share) + bareMiddle * square(1 - profile.middleShare(box))
  return sizeCost + stretchCost(width, box.height) + rimCost
}

function stretchCost(width: number, height: number): number {
  const stretch = Math.abs(Math.log(width / height))
  return LONG_COST * square(Math.max(0, stretch - LONG)) + STRIP_COST * square(Math.max(0, stretch - STRIP))
}

/** Costs depend on area, so a tiny cell would be nearly free: it pays as if it were full-sized. */
function dwarfCost(area: number, wishedSide: number): number {
  return DWARF_COST * square(Math.max(0, DWARF * wishedSide - Math.sqrt(area)))
}

/** Whether a run is its own mirror image. */
function isInMiddle(profile: BandProfile, { from, to }: FilledSpan): boolean {
  return profile.isMirrored && Math.abs(from + to - profile.width) < 1e-6
}

interface RunCut {
  readonly cost: number
  readonly edges: readonly number[]
}

/** Divides a run into `count` cells; undefined if that costs more than `limit`. */
function cutRun({ profile, wish }: CutTask, run: FilledSpan, count: number, limit: number): RunCut | undefined {
  const { side, gap } = wish
  const half = gap / 2
  const edges = [run.from]
  const start = profile.areaTo(run.from)
  const whole = profile.areaTo(run.to) - start
  // Across the middle of a mirrored shape every cell but the middle one occurs twice.
  const isMirrored = isInMiddle(profile, run)
  const measured = isMirrored ? (count + 1) >> 1 : count
  let cost = 0
  let left = run.from
  for (let index = 1; index <= measured; index++) {
    let right = run.to
    if (index < count) {
      right = clamp(profile.placeOf(start + (index / count) * whole), run.from, run.to)
    }
    const area = profile.areaTo(right - half) - profile.areaTo(left + half)
    const each = cellCost(profile, left + half, right - half, area, side - gap)
    const paid = each === undefined ? area * BARE_COST : area * each + dwarfCost(area, side - gap)
    cost += isMirrored && 2 * index - 1 !== count ? 2 * paid : paid
    if (cost > limit) return undefined
    edges.push(right)
    left = right
  }
  for (let index = measured + 1; index <= count; index++) edges.push(profile.width - (edges[count - index] ?? 0))
  return { cost, edges }
}

/** The divisions of one run within the limit, best first: one, or two if the next best is wanted too. */
function cutsOfRun(task: CutTask, run: FilledSpan, limit: number): RunCut[] {
  const { profile, wish, isWithNextBest } = task
  if (wish.isTip) {
    const whole = cutRun(task, run, 1, limit)
    return whole ? [whole] : []
  }
  const ideal = (run.to - run.from) / wish.side
  if (wish.hasCleft && isInMiddle(profile, run)) {
    const cut = cutRun(task, run, Math.max(2, 2 * Math.round(ideal / 2)), limit)
    return cut ? [cut] : []
  }
  const fewer = Math.max(1, Math.floor(ideal))
  // The likelier count first, so that the other is given up the sooner.
  const isFewerLikely = ideal * ideal < fewer * (fewer + 1)
  const first = cutRun(task, run, isFewerLikely ? fewer : fewer + 1, limit)
  const secondLimit = isWithNextBest || !first ? limit : first.cost
  const second = cutRun(task, run, isFewerLikely ? fewer + 1 : fewer, secondLimit)
  if (!first || !second) return first ? [first] : second ? [second] : []
  return first.cost <= second.cost ? [first, second] : [second, first]
}

function mirrored({ cost, edges }: RunCut, width: number): RunCut {
  return { cost, edges: edges.map((edge) => width - edge).toReversed() }
}

/**
 * The runs of a band without its `blocked` part. Half a gap is added at both ends, so that the outer photos reach the
 * outline.
 */
function freeRuns(profile: BandProfile, gap: number, blocked: FilledSpan | undefined): readonly FilledSpan[] {
  const free: FilledSpan[] = []
  for (const run of profile.runs()) {
    const from = run.from - gap / 2
    const to = run.to + gap / 2
    if (!blocked || to <= blocked.from || from >= blocked.to) {
      free.push({ from, to })
    } else {
      if (from < blocked.from) free.push({ from, to: blocked.from })
      if (to > blocked.to) free.push({ from: blocked.to, to })
    }
  }
  return free
}

/** The divisions of each free run of a band; undefined if even the cheapest costs more than `limit`. */
function cutRuns(task: CutTask, runs: readonly FilledSpan[], limit: number): RunCut[][] | undefined {
  const { profile } = task
  const options: RunCut[][] = []
  let cheapest = 0
  for (const [index, run] of runs.entries()) {
    const twin = runs.length - 1 - index
    const known = profile.isMirrored && twin < index ? options[twin] : undefined
    const option = known ? known.map((cut) => mirrored(cut, profile.width)) : cutsOfRun(task, run, limit - cheapest)
    cheapest += option[0]?.cost ?? Number.POSITIVE_INFINITY
    if (cheapest > limit) return undefined
    options.push(option)
  }
  return options
}

/**
 * The cheapest division of a band and, if wanted, the next best of each of its runs, within `limit`; the `blocked` part
 * is taken.
 */
export function cutBand(task: CutTask, limit: number, blocked?: FilledSpan): BandCut[] {
  const { profile, wish, isWithNextBest } = task
  const options = cutRuns(task, freeRuns(profile, wish.gap, blocked), limit)
  if (!options) return []
  const { top, bottom } = profile
  const pick = (changed: number): BandCut => {
    let cost = 0
    const rows: CellRow[] = []
    for (let index = 0; index < options.length; index++) {
      const chosen = options[index]?.[index === changed ? 1 : 0]
      if (!chosen) continue
      cost += chosen.cost
      rows.push({ top, bottom, edges: chosen.edges })
    }
    return { cost, rows }
  }
  const cuts = [pick(-1)]
  if (!isWithNextBest) return cuts
  for (const [index, option] of options.entries()) if (option.length > 1) cuts.push(pick(index))
  return cuts
}
