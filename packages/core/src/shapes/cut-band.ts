import type { Rect } from '../geometry/index.ts'
import type { BandProfile, Run } from './band-profile.ts'

/** What a good photo is: its side with its gap, and the gap. */
export interface CutWish {
  readonly side: number
  readonly gap: number
}

/** A row of cells and what it costs: cell areas times how far each is from a good photo, and area left bare. */
export interface BandCut {
  readonly cells: readonly Rect[]
  readonly cost: number
  /** Where cells of one run meet. */
  readonly seams: readonly number[]
}

/** No slot is offered of which less than a quarter shows; a little is kept in hand for a turn. */
export const LEAST_SHARE = 0.28
/** No slot is smaller than 1 cm. */
export const LEAST_SIDE = 1.02

const BARE_COST = 3
/** Cells of equal area rather than equal width, so that those cut off by a slope are wider; half of each looks calm. */
const AREA_BLEND = 0.6

const square = (value: number) => value * value

/** How far a cell is from a good photo; nothing where it cannot be a slot at all. */
function cellCost(profile: BandProfile, box: Rect, area: number, wishedSide: number): number | undefined {
  const share = area / (box.width * box.height)
  if (box.width < LEAST_SIDE || box.height < LEAST_SIDE || share < LEAST_SHARE) return undefined
  const size = Math.log(Math.sqrt(area) / wishedSide)
  const stretch = Math.abs(Math.log(box.width / box.height))
  return (
    square(size) +
    1.1 * square(Math.max(0, stretch - 0.2)) +
    6 * square(Math.max(0, stretch - 0.7)) +
    0.8 * square(1 - share) +
    3 * square(1 - profile.middleShare(box))
  )
}

/** Costs go by area, so a tiny cell would be nearly free: it pays as if it were full-sized. */
function dwarfCost(area: number, { side, gap }: CutWish): number {
  const wished = square(side - gap)
  return 2.5 * wished * square(Math.max(0, 0.65 - Math.sqrt(area / wished)))
}

function cutRun(profile: BandProfile, run: Run, count: number, wish: CutWish): BandCut {
  const half = wish.gap / 2
  const cells: Rect[] = []
  const seams: number[] = []
  let cost = 0
  let left = run.from
  for (let index = 1; index <= count; index++) {
    const even = run.from + (index / count) * (run.to - run.from)
    const right =
      index === count ? run.to : even * (1 - AREA_BLEND) + profile.quantile(run, index / count) * AREA_BLEND
    const from = left + half
    const to = right - half
    const area = profile.areaTo(to) - profile.areaTo(from)
    const box = profile.hug(from, to)
    const each = cellCost(profile, box, area, wish.side - wish.gap)
    if (each === undefined) cost += area * BARE_COST * 4
    else {
      cost += area * each + dwarfCost(area, wish)
      cells.push({ x: from, y: profile.top, width: to - from, height: profile.bottom - profile.top })
    }
    if (index < count) seams.push(right)
    left = right
  }
  return { cells, cost, seams }
}

/** The best ways to divide one run, best first. */
function cutsOfRun(profile: BandProfile, run: Run, wish: CutWish): BandCut[] {
  const likely = Math.max(1, Math.round((run.to - run.from) / wish.side))
  const counts = likely === 1 ? [1, 2] : [likely - 1, likely, likely + 1]
  return counts.map((count) => cutRun(profile, run, count, wish)).toSorted((a, b) => a.cost - b.cost)
}

/** Half a gap is added at both ends of a run, so that its outer photos reach the outline itself. */
function widened(run: Run, gap: number): Run {
  return { from: run.from - gap / 2, to: run.to + gap / 2 }
}

/** Everything of `runs` that lies outside `blocked`. */
function without(runs: readonly Run[], blocked: Run | undefined): Run[] {
  if (!blocked) return [...runs]
  return runs.flatMap((run) => {
    if (run.to <= blocked.from || run.from >= blocked.to) return [run]
    const parts = [
      { from: run.from, to: blocked.from },
      { from: blocked.to, to: run.to },
    ]
    return parts.filter((part) => part.to > part.from)
  })
}

/** Divides a band into cells in up to `ways` ways, the cheapest first; `blocked` is already taken by something else. */
export function cutBand(profile: BandProfile, wish: CutWish, ways: number, blocked?: Run): BandCut[] {
  const runs = without(
    profile.runs().map((run) => widened(run, wish.gap)),
    blocked,
  )
  let cuts: BandCut[] = [{ cells: [], cost: 0, seams: [] }]
  for (const run of runs) {
    const options = cutsOfRun(profile, run, wish).slice(0, ways)
    cuts = cuts
      .flatMap((cut) =>
        options.map((option) => ({
          cells: [...cut.cells, ...option.cells],
          cost: cut.cost + option.cost,
          seams: [...cut.seams, ...option.seams],
        })),
      )
      .toSorted((a, b) => a.cost - b.cost)
      .slice(0, ways)
  }
  return cuts
}
