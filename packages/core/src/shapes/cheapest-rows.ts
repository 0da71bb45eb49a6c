import type { Size } from '../geometry/index.ts'
import { BandProfile } from './band-profile.ts'
import type { CoverageMap } from './coverage-map.ts'
import { type BandCut, type CellRow, type CutWish, cutBand, LEAST_SIDE } from './cut-band.ts'
import { cutHeights } from './cut-heights.ts'
import { doubleBand } from './double-band.ts'
import { LevelTable } from './level-table.ts'
import { seamCost } from './seam-cost.ts'

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
/** Where seams matter the cheapest way so far need not lead to the cheapest whole, so a few are kept. */
const KEPT_WAYS = 3
const BARE_COST = 2

/** Finds where to cut: of all ways down through a list of heights, the one whose bands together cost least. */
export function cheapestRows(map: CoverageMap, size: Size, wish: OutlineWish): readonly CellRow[] {
  const { side, gap, doubles = [], staggered = false } = wish
  const heights = cutHeights(map, size, wish)
  const kept = staggered ? KEPT_WAYS : 1
  const levels = new LevelTable(map, size, 3 * heights.length + 2)
  for (const [index, y] of heights.entries()) {
    levels.set(3 * index, y)
    levels.set(3 * index + 1, y - gap / 2)
    levels.set(3 * index + 2, y + gap / 2)
  }
  const seamLevel = 3 * heights.length
  const profile = new BandProfile(map, size, levels)
  // ways[height][done]: the cheapest ways down to there with so many rows of doubles placed, cheapest first.
  const ways: Way[][][] = heights.map(() => Array.from({ length: doubles.length + 1 }, () => []))
  ways[0]?.[0]?.push({ cost: 0, cut: { cost: 0, rows: [] }, before: undefined })
  const extend = (befores: readonly Way[], cut: BandCut, extra: number, target: Way[]) => {
    for (const before of befores) {
      const plain = before.cost + cut.cost + extra
      if (plain >= dearest(target, kept)) return
      const cost = staggered ? plain + seamCost(before.cut, cut, side) : plain
      keep(target, { cost, cut, before }, kept)
    }
  }
  for (const [to, bottom] of heights.entries()) {
    const targets = ways[to] ?? []
    for (let from = to - 1; from >= 0; from--) {
      const top = heights[from] ?? 0
      const sides = (bottom - top) / side
      if (sides > DOUBLE.most) break
      const befores = ways[from] ?? []
      const topLevel = 3 * from + 2
      const bottomLevel = 3 * to + 1
      if (sides >= ROW.least && sides <= ROW.most && bottom - top >= gap + LEAST_SIDE) {
        // The strip along a cut stays bare; where it runs through a rim rather than between photos that shows.
        const shown = levels.areaAbove(bottomLevel) - levels.areaAbove(topLevel)
        const bare = BARE_COST * (levels.areaAbove(3 * to) - levels.areaAbove(3 * from) - shown)
        // Rows of doubles stand together. Ways that are dearer already without this row are not worth cutting it.
        const open = befores.flatMap((each, done) => {
          const target = targets[done] ?? []
          const first = each[0]
          const isOpen = (done === 0 || done === doubles.length) && first && first.cost + bare < dearest(target, kept)
          return isOpen ? [{ each, target }] : []
        })
        if (open.length > 0) {
          profile.moveTo(topLevel, bottomLevel)
          for (const cut of cutBand(profile, wish, staggered)) {
            for (const { each, target } of open) extend(each, cut, bare, target)
          }
        }
      }
      if (sides < DOUBLE.least) continue
      for (const [done, count] of doubles.entries()) {
        const each = befores[done] ?? []
        const target = targets[done + 1] ?? []
        if (!each[0] || each[0].cost >= dearest(target, kept)) continue
        const cut = doubleBand(profile, levels, size, wish, count, { top, bottom, topLevel, bottomLevel, seamLevel })
        if (cut) extend(each, cut, 0, target)
      }
    }
  }
  // A shape too small for all its doubles does with fewer.
  const rows: CellRow[] = []
  for (let way = ways.at(-1)?.findLast((each) => each.length > 0)?.[0]; way; way = way.before) {
    rows.unshift(...way.cut.rows)
  }
  return rows
}

/** What a further way must stay below to be kept. */
function dearest(ways: readonly Way[], kept: number): number {
  return ways[kept - 1]?.cost ?? Number.POSITIVE_INFINITY
}

function keep(ways: Way[], way: Way, kept: number): void {
  let at = ways.length
  while (at > 0 && (ways[at - 1]?.cost ?? 0) > way.cost) at--
  if (at >= kept) return
  ways.splice(at, 0, way)
  if (ways.length > kept) ways.pop()
}
