import type { Rect, Size } from '../geometry/index.ts'
import { BandProfile } from './band-profile.ts'
import { boundsWithin } from './bounds-within.ts'
import { type CoverageMap, coverageMap } from './coverage-map.ts'
import { type BandCut, type CutWish, cutBand, LEAST_SHARE, LEAST_SIDE } from './cut-band.ts'
import { type Outline, outlineIn } from './outline.ts'
import { visibleShare } from './polygon.ts'

export interface OutlineWish extends CutWish {
  /** Double-sized photos in the middle: how many side by side, from the top down. */
  readonly doubles?: readonly number[]
  /** Whether seams of neighbouring rows keep apart, as in brickwork. */
  readonly staggered?: boolean
}

interface Node {
  readonly cost: number
  readonly cut: BandCut
  readonly before: Node | undefined
}

const STEPS_PER_SIDE = 7
const KEPT = 5
const SEAM_COST = 0.35
const EMPTY: BandCut = { cells: [], cost: 0, seams: [] }

/**
 * Cuts an outline, stretched over a box, into photo boxes: horizontal bands, each divided along the silhouette. Where to
 * cut is the cheapest of all ways through a list of heights, found from the top down. Boxes hug the outline's part in
 * their cell and may reach past it; they are `gap` apart at least.
 */
export function cutOutline(outline: Outline, box: Rect, wish: OutlineWish): Rect[] {
  const cells = cheapestCells(coverageMap(outline), box, wish)
  const polygon = outlineIn(outline, box)
  const boxes = cells.flatMap((cell) => {
    const hugged = boundsWithin(polygon, { ...cell, x: cell.x + box.x, y: cell.y + box.y })
    return hugged && hugged.width >= 1 && hugged.height >= 1 && visibleShare(hugged, polygon) >= LEAST_SHARE - 0.02
      ? [hugged]
      : []
  })
  return boxes.length > 0 ? boxes : [box]
}

function cutHeights(map: CoverageMap, size: Size, { side, gap }: CutWish): number[] {
  const top = -gap / 2
  const bottom = size.height + gap / 2
  const steps = Math.max(2, Math.round(((bottom - top) / side) * STEPS_PER_SIDE))
  const even = Array.from({ length: steps - 1 }, (_, index) => top + ((index + 1) / steps) * (bottom - top))
  // A cut half a gap off a level edge lets the photos end on that edge.
  const level = map.levels.flatMap((y) => [y * size.height - gap / 2, y * size.height + gap / 2])
  const inner = [...even, ...level].filter((y) => y > top + LEAST_SIDE && y < bottom - LEAST_SIDE)
  return [top, ...inner.toSorted((a, b) => a - b), bottom]
}

function cheapestCells(map: CoverageMap, size: Size, wish: OutlineWish): readonly Rect[] {
  const heights = cutHeights(map, size, wish)
  const doubles = wish.doubles ?? []
  const kept = wish.staggered ? KEPT : 1
  // best[index][done]: the cheapest ways down to that height with so many rows of doubles placed.
  const best: Node[][][] = heights.map(() => Array.from({ length: doubles.length + 1 }, () => []))
  best[0]?.[0]?.push({ cost: 0, cut: EMPTY, before: undefined })
  const step = (from: number, to: number, done: number, cuts: readonly BandCut[], after: number) => {
    const target = best[to]?.[after]
    for (const before of best[from]?.[done] ?? []) {
      for (const cut of cuts) {
        const cost = before.cost + cut.cost + (wish.staggered ? seamCost(before.cut, cut, wish) : 0)
        target?.push({ cost, cut, before })
      }
    }
  }
  for (const [to, bottom] of heights.entries()) {
    for (let from = to - 1; from >= 0; from--) {
      const top = heights[from] ?? 0
      const height = bottom - top
      const isRow = height >= Math.max(wish.gap + LEAST_SIDE, 0.55 * wish.side) && height <= 1.75 * wish.side
      const isDouble = height >= 1.6 * wish.side && height <= 2.5 * wish.side
      if (height > 2.5 * wish.side) break
      if (!isRow && !isDouble) continue
      const cuts = isRow && best[from]?.some((nodes) => nodes.length > 0) ? rowCuts(map, size, wish, top, bottom) : []
      for (let done = 0; done <= doubles.length; done++) {
        if (!best[from]?.[done]?.length) continue
        if (isRow) step(from, to, done, cuts, done)
        const count = doubles[done]
        if (isDouble && count) step(from, to, done, doubleCuts(map, size, wish, top, bottom, count), done + 1)
      }
    }
    for (const nodes of best[to] ?? []) {
      if (to === 0) continue
      nodes.sort((a, b) => a.cost - b.cost)
      nodes.length = Math.min(nodes.length, kept)
    }
  }
  const last = best.at(-1) ?? []
  const end = last.findLast((nodes) => nodes.length > 0)?.[0]
  const rows: BandCut[] = []
  for (let node = end; node; node = node.before) rows.unshift(node.cut)
  return rows.flatMap((row) => row.cells)
}

function rowCuts(map: CoverageMap, size: Size, wish: OutlineWish, top: number, bottom: number): BandCut[] {
  const profile = new BandProfile(map, size, top + wish.gap / 2, bottom - wish.gap / 2)
  const cuts = cutBand(profile, wish, wish.staggered ? 2 : 1)
  const whole = new BandProfile(map, size, top, bottom).area
  return cuts.map((cut) => ({ ...cut, cost: cut.cost + 2 * (whole - profile.area) }))
}

/** A row twice as high: double photos in the middle, single ones in two rows on both sides. */
function doubleCuts(map: CoverageMap, size: Size, wish: OutlineWish, top: number, bottom: number, count: number): BandCut[] {
  const half = wish.gap / 2
  const middle = (top + bottom) / 2
  const side = bottom - top
  const from = size.width / 2 - (count * side) / 2
  const blocked = { from, to: from + count * side }
  const whole = new BandProfile(map, size, top + half, bottom - half)
  const photos = Array.from({ length: count }, (_, index) => ({
    x: from + index * side + half,
    y: top + half,
    width: side - wish.gap,
    height: side - wish.gap,
  }))
  // A double photo is never cut by the outline.
  const shown = whole.areaTo(blocked.to - half) - whole.areaTo(blocked.from + half)
  if (shown < 0.985 * (blocked.to - blocked.from - wish.gap) * (side - wish.gap)) return []
  const [upper] = cutBand(new BandProfile(map, size, top + half, middle - half), wish, 1, blocked)
  const [lower] = cutBand(new BandProfile(map, size, middle + half, bottom - half), wish, 1, blocked)
  if (!upper || !lower) return []
  const stray = Math.log(side / (2 * wish.side)) ** 2
  return [
    {
      cells: [...upper.cells, ...photos, ...lower.cells],
      cost: upper.cost + lower.cost + shown * stray,
      seams: [blocked.from, blocked.to, ...lower.seams],
    },
  ]
}

/** Seams that run on from row to row read as a grid; each pays by how nearly it lines up. */
function seamCost(above: BandCut, below: BandCut, { side }: CutWish): number {
  let cost = 0
  for (const seam of below.seams) {
    for (const other of above.seams) cost += Math.max(0, 1 - Math.abs(seam - other) / (0.3 * side))
  }
  return cost * SEAM_COST * side * side * 0.25
}
