import type { BandProfile, Run } from './band-profile.ts'

/** What a good photo is: its side with its gap, and the gap. */
export interface CutWish {
  readonly side: number
  readonly gap: number
}

/** Cells side by side: their photos' height range, and the lines between them, half a gap outside the outer photos. */
export interface CellRow {
  readonly top: number
  readonly bottom: number
  readonly edges: readonly number[]
}

/** One way to divide a band, and what it costs: cell areas times how far each is from a good photo. */
export interface BandCut {
  readonly cost: number
  readonly rows: readonly CellRow[]
}

/** No slot is offered of which less than a quarter shows; a little is kept in hand for a turn. */
export const LEAST_SHARE = 0.28
/** No slot is smaller than 1 cm. */
export const LEAST_SIDE = 1.02

const BARE_COST = 12
/** Cells of equal area rather than equal width, so that those cut off by a slope are wider; half of each looks calm. */
const AREA_BLEND = 0.6

const square = (value: number) => value * value

/** How far a cell is from a good photo; nothing where it cannot be a slot at all. */
function cellCost(profile: BandProfile, left: number, right: number, area: number, wishedSide: number) {
  const width = right - left
  const height = profile.bottom - profile.top
  // Most cells lie well inside and need no closer look.
  const isFull = area > 0.985 * width * height
  const box = isFull ? { x: left, y: profile.top, width, height } : profile.hug(left, right)
  const share = isFull ? 1 : area / (box.width * Math.max(box.height, LEAST_SIDE))
  if (width < LEAST_SIDE || height < LEAST_SIDE || share < LEAST_SHARE) return undefined
  const stretch = Math.abs(Math.log(box.width / box.height))
  return (
    square(Math.log(area / square(wishedSide)) / 2) +
    1.1 * square(Math.max(0, stretch - 0.2)) +
    6 * square(Math.max(0, stretch - 0.7)) +
    (isFull ? 0 : 0.8 * square(1 - share) + 3 * square(1 - profile.middleShare(box)))
  )
}

/** Costs go by area, so a tiny cell would be nearly free: it pays as if it were full-sized. */
function dwarfCost(area: number, wishedSide: number): number {
  return 6 * square(Math.max(0, 0.65 * wishedSide - Math.sqrt(area)))
}

interface RunCut {
  readonly cost: number
  readonly row: CellRow
}

function cutRun(profile: BandProfile, run: Run, count: number, { side, gap }: CutWish): RunCut {
  const half = gap / 2
  const edges = [run.from]
  let cost = 0
  let left = run.from
  for (let index = 1; index <= count; index++) {
    let right = run.to
    if (index < count) {
      const even = run.from + (index / count) * (run.to - run.from)
      right = even + (profile.quantile(run, index / count) - even) * AREA_BLEND
    }
    const area = profile.areaTo(right - half) - profile.areaTo(left + half)
    const each = cellCost(profile, left + half, right - half, area, side - gap)
    cost += each === undefined ? area * BARE_COST : area * each + dwarfCost(area, side - gap)
    edges.push(right)
    left = right
  }
  return { cost, row: { top: profile.top, bottom: profile.bottom, edges } }
}

/** The ways to divide one run, best first. */
function cutsOfRun(profile: BandProfile, run: Run, wish: CutWish): RunCut[] {
  const ideal = (run.to - run.from) / wish.side
  const fewer = Math.max(1, Math.floor(ideal))
  const first = cutRun(profile, run, fewer, wish)
  const second = cutRun(profile, run, fewer + 1, wish)
  return first.cost <= second.cost ? [first, second] : [second, first]
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

/** The cheapest way to divide a band, and where `both` is asked the next best; `blocked` is taken by something else. */
export function cutBand(profile: BandProfile, wish: CutWish, both: boolean, blocked?: Run): BandCut[] {
  const runs = profile.runs().map((run) => widened(run, wish.gap))
  const options = without(runs, blocked).map((run) => cutsOfRun(profile, run, wish))
  const pick = (changed: number): BandCut => {
    let cost = 0
    const rows: CellRow[] = []
    for (const [index, option] of options.entries()) {
      const chosen = option[index === changed ? 1 : 0]
      if (!chosen) continue
      cost += chosen.cost
      rows.push(chosen.row)
    }
    return { cost, rows }
  }
  if (!both) return [pick(-1)]
  return [pick(-1), ...options.map((_, index) => pick(index))]
}
