import type { Size } from '../geometry/index.ts'
import { BandProfile } from './band-profile.ts'
import { BestCutSequences, type CutSequence } from './best-cut-sequences.ts'
import { type CoverageMap, cleftOf } from './coverage-map.ts'
import { type CellRow, type CutWish, cutBand, LEAST_SIDE } from './cut-band.ts'
import { cutHeights } from './cut-heights.ts'
import { doubleBand } from './double-band.ts'
import { LevelTable } from './level-table.ts'

export interface OutlineWish extends CutWish {
  /** The number of double-sized photos in the middle of each row, from the top down. */
  readonly doubles?: readonly number[]
  /**
   * Whether the shape ends in a tip, which is one photo: a gap that runs into the point would blunt it, and two photos
   * would each lose their middle to a slope.
   */
  readonly isTipped?: boolean
}

/** Heights of a row and of a row of doubles, in wished sides. */
const ROW = { least: 0.62, most: 1.5 }
const DOUBLE = { least: 1.7, most: 2.35 }
/** Heights of a tip: low enough for one photo not to outweigh the rest. */
const TIP = { least: 0.62, most: 1 }
/** A cleft that reaches this far into a row shows, in wished sides. */
const CLEFT = 0.12
const BARE_COST = 2

/** Finds where to cut: of all ways down through the heights, the one whose bands cost least together. */
export function cheapestRows(map: CoverageMap, size: Size, wish: OutlineWish): readonly CellRow[] {
  const search = new RowSearch(map, size, wish)
  const rows: CellRow[] = []
  for (let way = search.best(); way; way = way.before) rows.unshift(...way.cut.rows)
  return rows
}

class RowSearch {
  private readonly size: Size
  private readonly wish: OutlineWish
  private readonly doubles: readonly number[]
  /** How deep the shape is cleft from above in its middle. */
  private readonly cleft: number
  private readonly heights: readonly number[]
  private readonly areasAbove: readonly number[]
  /** Two levels per height: where photos above the cut end, and where those below begin. */
  private readonly levels: LevelTable
  private readonly profile: BandProfile
  /** For every height, the cheapest ways down to there, by the number of finished double rows. */
  private readonly ways: readonly (readonly BestCutSequences[])[]

  constructor(map: CoverageMap, size: Size, wish: OutlineWish) {
    const { doubles = [], gap } = wish
    this.size = size
    this.wish = wish
    this.doubles = doubles
    this.cleft = map.isMirrored ? cleftOf(map) * size.height : 0
    this.heights = cutHeights(map, size, wish)
    // Two more for the seam inside a double row.
    this.levels = new LevelTable(map, size, 2 * this.heights.length + 2)
    for (const [index, y] of this.heights.entries()) {
      this.levels.set(2 * index, y - gap / 2)
      this.levels.set(2 * index + 1, y + gap / 2)
    }
    this.areasAbove = this.heights.map((y) => this.levels.areaAbove(y))
    this.profile = new BandProfile(map, size, this.levels)
    this.ways = this.heights.map(() => {
      const each = [new BestCutSequences(wish.side)]
      while (each.length <= doubles.length) each.push(new BestCutSequences(wish.side))
      return each
    })
    this.ways[0]?.[0]?.start()
  }

  best(): CutSequence | undefined {
    const { heights, wish } = this
    let even = 0
    for (let to = 1; to < heights.length; to++) {
      const row = this.isTip(to) ? TIP : ROW
      const sides = (from: number) => ((heights[to] ?? 0) - (heights[from] ?? 0)) / wish.side
      while (sides(even + 1) >= 1) even++
      // Heights near the wished one first, since their costs soon rule the others out.
      let from = even
      for (; from >= 0 && sides(from) <= row.most; from--) if (sides(from) >= row.least) this.addRow(from, to)
      for (let near = even + 1; near < to && sides(near) >= row.least; near++) this.addRow(near, to)
      if (this.doubles.length === 0) continue
      for (; from >= 0 && sides(from) <= DOUBLE.most; from--) if (sides(from) >= DOUBLE.least) this.addDoubles(from, to)
    }
    // A shape too small for all its double rows gets fewer.
    return this.ways.at(-1)?.findLast((each) => each.first)?.first
  }

  private addRow(from: number, to: number): void {
    const { heights, areasAbove, wish, doubles } = this
    const height = (heights[to] ?? 0) - (heights[from] ?? 0)
    if (height < wish.gap + LEAST_SIDE) return
    const topLevel = 2 * from + 1
    const bottomLevel = 2 * to
    // The strip along a cut stays bare, which shows if it runs through an edge and not between photos.
    const shown = this.levels.areaBetween(topLevel, bottomLevel)
    const bare = BARE_COST * ((areasAbove[to] ?? 0) - (areasAbove[from] ?? 0) - shown)
    // Double rows stand together, so other rows come before all of them or after.
    const last = doubles.length
    let limit = this.room(from, 0, to, 0)
    if (last > 0) limit = Math.max(limit, this.room(from, last, to, last))
    if (limit <= bare) return
    this.profile.moveTo(topLevel, bottomLevel)
    const hasCleft = (heights[from] ?? 0) + CLEFT * wish.side < this.cleft
    const band = this.isTip(to) ? { ...wish, isTip: true } : hasCleft ? { ...wish, hasCleft } : wish
    const task = { profile: this.profile, wish: band, isWithNextBest: true }
    for (const cut of cutBand(task, limit - bare)) {
      const paid = { cost: cut.cost + bare, rows: cut.rows }
      for (let done = 0; done <= last; done += Math.max(1, last)) {
        this.ways[to]?.[done]?.add(this.ways[from]?.[done], paid)
      }
    }
  }

  private isTip(to: number): boolean {
    return this.wish.isTipped === true && to === this.heights.length - 1
  }

  private addDoubles(from: number, to: number): void {
    const { heights, levels, doubles, profile, size, wish } = this
    const spot = {
      top: heights[from] ?? 0,
      bottom: heights[to] ?? 0,
      topLevel: 2 * from + 1,
      bottomLevel: 2 * to,
      seamLevel: 2 * heights.length,
    }
    for (const [done, count] of doubles.entries()) {
      const limit = this.room(from, done, to, done + 1)
      if (limit <= 0) continue
      const cut = doubleBand({ profile, levels, size, wish }, { count, ...spot }, limit)
      if (cut) this.ways[to]?.[done + 1]?.add(this.ways[from]?.[done], cut)
    }
  }

  /** The most a band between two heights may cost to be useful. */
  private room(from: number, doneBefore: number, to: number, done: number): number {
    const before = this.ways[from]?.[doneBefore]?.first
    return before ? (this.ways[to]?.[done]?.dearest ?? 0) - before.cost : 0
  }
}
