import type { Size } from '../geometry/index.ts'
import { BandProfile } from './band-profile.ts'
import type { CoverageMap } from './coverage-map.ts'
import { type BandCut, type CellRow, type CutWish, cutBand, LEAST_SIDE } from './cut-band.ts'
import { doubleBand } from './double-band.ts'

export interface OutlineWish extends CutWish {
  /** Double-sized photos in the middle: how many side by side, from the top down. */
  readonly doubles?: readonly number[]
  /** Whether seams of neighbouring rows keep apart, as in brickwork. */
  readonly staggered?: boolean
}

interface Way {
  readonly cost: number
  readonly cut: BandCut
  readonly before: Way | undefined
}

/** Heights of a row and of a row of doubles, in wished sides. */
const ROW = { least: 0.62, most: 1.5 }
const DOUBLE = { least: 1.7, most: 2.35 }
const STEPS_PER_SIDE = 4.4
/** Where seams matter the cheapest way so far need not lead to the cheapest whole, so a few are kept. */
const KEPT_WAYS = 3
const SEAM_COST = 0.09
const BARE_COST = 2

/** Finds where to cut: of all ways down through a list of heights, the one whose bands together cost least. */
export function cheapestRows(map: CoverageMap, size: Size, wish: OutlineWish): readonly CellRow[] {
  const heights = cutHeights(map, size, wish)
  const doubles = wish.doubles ?? []
  const kept = wish.staggered ? KEPT_WAYS : 1
  // ways[height][done]: the cheapest ways down to there with so many rows of doubles placed.
  const ways: Way[][][] = heights.map(() => Array.from({ length: doubles.length + 1 }, () => []))
  ways[0]?.[0]?.push({ cost: 0, cut: { cost: 0, rows: [] }, before: undefined })
  const extend = (befores: readonly Way[], cuts: readonly BandCut[], target: Way[] | undefined) => {
    for (const before of befores) {
      for (const cut of cuts) {
        const seams = wish.staggered ? seamCost(before.cut, cut, wish.side) : 0
        target?.push({ cost: before.cost + cut.cost + seams, cut, before })
      }
    }
  }
  for (const [to, bottom] of heights.entries()) {
    for (let from = to - 1; from >= 0; from--) {
      const top = heights[from] ?? 0
      const sides = (bottom - top) / wish.side
      if (sides > DOUBLE.most) break
      const befores = ways[from] ?? []
      if (befores.every((each) => each.length === 0)) continue
      if (sides >= ROW.least && sides <= ROW.most && bottom - top >= wish.gap + LEAST_SIDE) {
        const cuts = rowCuts(map, size, wish, top, bottom)
        for (const [done, each] of befores.entries()) {
          // Rows of doubles stand together.
          if (done === 0 || done === doubles.length) extend(each, cuts, ways[to]?.[done])
        }
      }
      if (sides < DOUBLE.least) continue
      for (const [done, count] of doubles.entries()) {
        const each = befores[done] ?? []
        if (each.length > 0) extend(each, doubleBand(map, size, wish, top, bottom, count), ways[to]?.[done + 1])
      }
    }
    if (to > 0) ways[to] = (ways[to] ?? []).map((each) => cheapest(each, kept))
  }
  // A shape too small for all its doubles does with fewer.
  const rows: CellRow[] = []
  for (let way = ways.at(-1)?.findLast((each) => each.length > 0)?.[0]; way; way = way.before) {
    rows.unshift(...way.cut.rows)
  }
  return rows
}

function cheapest(ways: Way[], kept: number): Way[] {
  if (ways.length <= kept) return ways
  if (kept === 1) return [ways.reduce((best, way) => (way.cost < best.cost ? way : best))]
  return ways.toSorted((a, b) => a.cost - b.cost).slice(0, kept)
}

function cutHeights(map: CoverageMap, size: Size, { side, gap }: CutWish): number[] {
  const top = -gap / 2
  const bottom = size.height + gap / 2
  const steps = Math.max(2, Math.round(((bottom - top) / side) * STEPS_PER_SIDE))
  // A cut half a gap off a level edge lets the photos end on that edge.
  const level = map.levels.flatMap((y) => [y * size.height - gap / 2, y * size.height + gap / 2])
  const even = Array.from({ length: steps - 1 }, (_, index) => top + ((index + 1) / steps) * (bottom - top))
  const inner: number[] = []
  const add = (y: number, apart: number) => {
    const isInner = y > top + LEAST_SIDE && y < bottom - LEAST_SIDE
    if (isInner && inner.every((other) => Math.abs(other - y) > apart)) inner.push(y)
  }
  for (const y of level) add(y, 0.02 * side)
  for (const y of even) add(y, side / STEPS_PER_SIDE / 3)
  return [top, ...inner.toSorted((a, b) => a - b), bottom]
}

function rowCuts(map: CoverageMap, size: Size, wish: OutlineWish, top: number, bottom: number): BandCut[] {
  const profile = new BandProfile(map, size, top + wish.gap / 2, bottom - wish.gap / 2)
  // The strip along a cut stays bare; where it runs through a rim rather than between photos that shows.
  const bare = profile.areaBetween(top, bottom) - profile.area
  return cutBand(profile, wish, wish.staggered === true).map(({ cost, rows }) => ({
    cost: cost + BARE_COST * bare,
    rows,
  }))
}

/** Seams that run on from row to row read as a grid; each pays by how nearly it lines up. */
function seamCost(above: BandCut, below: BandCut, side: number): number {
  let near = 0
  const upper = above.rows.at(-1)?.edges ?? []
  for (const row of below.rows) {
    for (let index = 1; index < row.edges.length - 1; index++) {
      const seam = row.edges[index] ?? 0
      for (let other = 1; other < upper.length - 1; other++) {
        near += Math.max(0, 1 - Math.abs(seam - (upper[other] ?? 0)) / (0.3 * side))
      }
    }
  }
  return near * SEAM_COST * side * side
}
