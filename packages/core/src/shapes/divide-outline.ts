import type { Rect, Size } from '../geometry/index.ts'
import { boundsWithin } from './bounds-within.ts'
import { type CoverageMap, coverageMap, MAP_COLUMNS, MAP_ROWS } from './coverage-map.ts'
import { dividingLines, type Line } from './dividing-lines.ts'
import { type Outline, outlineEdgesIn } from './outline.ts'
import { areaWithin } from './outline-edges.ts'
import { partCost } from './part-cost.ts'
import { pieceIn, rasterArea } from './piece-in.ts'

/** The photos of a divided outline, and how small the smallest are within it. */
export interface DividedOutline {
  readonly photos: readonly Rect[]
  readonly leastVisible: number
  readonly leastSide: number
}

/** A part with less of the shape than this share of a photo stays empty. */
const EMPTY = 0.02
/** One smaller than this is not divided, and one larger always is, in photos. */
const DIVIDED = { least: 0.9, always: 2.6 }
/** The cost of a photo smaller than this. */
const CRUMB = { below: 0.3, cost: 1.2 }
/** What a seam costs that is as long as a photo: one along a stroke halves what should be one photo. */
const SEAM = 0.05

/**
 * Divides an outline into photos of about the `wanted` area by a line through all of it, then through its parts, and so
 * on: of all ways the one whose photos are best in shape and size, none of them in pieces.
 */
export function divideOutline(
  outline: Outline,
  { wanted, gap }: { readonly wanted: number; readonly gap: number },
): DividedOutline {
  const edges = outlineEdgesIn(outline, { x: 0, y: 0, width: outline.width, height: outline.height })
  const parts = new Division(outline, wanted, gap).parts()
  const photos = parts.flatMap((part) => boundsWithin(edges, part) ?? [])
  const visible = photos.map((photo) => areaWithin(edges, photo))
  // As wide as it is on average: a photo that tapers is slimmer than its box.
  const sides = photos.map(({ width, height }, index) => (visible[index] ?? 0) / Math.max(width, height))
  return { photos, leastVisible: Math.min(...visible), leastSide: Math.min(...sides) }
}

export function inkOf(outline: Outline): number {
  return rasterArea(coverageMap(outline), 0, MAP_COLUMNS, 0, MAP_ROWS) * outline.width * outline.height
}

/** Parts are named by their four lines: left, right, top, bottom. There are thousands, so they are plain numbers. */
class Division {
  private readonly map: CoverageMap
  private readonly across: readonly Line[]
  private readonly down: readonly Line[]
  private readonly outline: Outline
  private readonly gap: number
  private readonly area: number
  private readonly wanted: number
  /** What a seam costs for each unit of its length inside the outline. */
  private readonly seamCost: number
  /** A cell of the raster, in the outline's units. */
  private readonly cell: Size
  /** The cost of the best way to divide each part, and by which line: upright ones are positive, 0 for none. */
  private readonly costs: Float64Array
  private readonly cuts: Int8Array

  constructor(outline: Outline, wanted: number, gap: number) {
    this.map = coverageMap(outline)
    const { across, down } = dividingLines(this.map, outline, gap)
    this.across = across
    this.down = down
    this.outline = outline
    this.gap = gap
    this.area = outline.width * outline.height
    this.wanted = wanted
    this.seamCost = SEAM / Math.sqrt(wanted)
    this.cell = { width: outline.width / MAP_COLUMNS, height: outline.height / MAP_ROWS }
    this.costs = new Float64Array((across.length * down.length) ** 2).fill(-1)
    this.cuts = new Int8Array(this.costs.length)
  }

  parts(): Rect[] {
    const found: Rect[] = []
    const walk = (left: number, right: number, top: number, bottom: number): void => {
      this.cost(left, right, top, bottom)
      const cut = this.cuts[this.key(left, right, top, bottom)] ?? 0
      if (cut > 0) {
        walk(left, cut, top, bottom)
        walk(cut, right, top, bottom)
      } else if (cut < 0) {
        walk(left, right, top, -cut)
        walk(left, right, -cut, bottom)
      } else if (this.areaOf(left, right, top, bottom) > EMPTY * this.wanted) {
        found.push(this.rectOf(left, right, top, bottom))
      }
    }
    walk(0, this.across.length - 1, 0, this.down.length - 1)
    return found
  }

  private key(left: number, right: number, top: number, bottom: number): number {
    const rows = this.down.length
    return ((left * this.across.length + right) * rows + top) * rows + bottom
  }

  private cost(left: number, right: number, top: number, bottom: number): number {
    const key = this.key(left, right, top, bottom)
    const known = this.costs[key] ?? -1
    if (known >= 0) return known
    const area = this.areaOf(left, right, top, bottom)
    let best = this.costWhole(left, right, top, bottom, area)
    let cut = 0
    if (area > DIVIDED.least * this.wanted) {
      for (let line = left + 1; line < right; line++) {
        let cost = this.uprightSeam(line, top, bottom)
        if (cost < best) cost += this.cost(left, line, top, bottom)
        if (cost < best) cost += this.cost(line, right, top, bottom)
        if (cost >= best) continue
        best = cost
        cut = line
      }
      for (let line = top + 1; line < bottom; line++) {
        let cost = this.levelSeam(line, left, right)
        if (cost < best) cost += this.cost(left, right, top, line)
        if (cost < best) cost += this.cost(left, right, line, bottom)
        if (cost >= best) continue
        best = cost
        cut = -line
      }
    }
    this.costs[key] = best
    this.cuts[key] = cut
    return best
  }

  private costWhole(left: number, right: number, top: number, bottom: number, area: number): number {
    if (area <= EMPTY * this.wanted) return area / this.wanted
    if (area < CRUMB.below * this.wanted) return CRUMB.cost
    if (area > DIVIDED.always * this.wanted) return Number.MAX_VALUE
    const piece = pieceIn(
      this.map,
      this.stepAcross(left),
      this.stepAcross(right),
      this.stepDown(top),
      this.stepDown(bottom),
    )
    return partCost({ area, wanted: this.wanted, piece, cell: this.cell })
  }

  private uprightSeam(line: number, top: number, bottom: number): number {
    const at = this.stepAcross(line)
    const [from, to] = [Math.max(0, at - 1), Math.min(MAP_COLUMNS, at + 1)]
    const shown = rasterArea(this.map, from, to, this.stepDown(top), this.stepDown(bottom))
    return (this.seamCost * shown * MAP_COLUMNS * this.outline.height) / (to - from)
  }

  private levelSeam(line: number, left: number, right: number): number {
    const at = this.stepDown(line)
    const [from, to] = [Math.max(0, at - 1), Math.min(MAP_ROWS, at + 1)]
    const shown = rasterArea(this.map, this.stepAcross(left), this.stepAcross(right), from, to)
    return (this.seamCost * shown * MAP_ROWS * this.outline.width) / (to - from)
  }

  private stepAcross(line: number): number {
    return this.across[line]?.step ?? 0
  }

  private stepDown(line: number): number {
    return this.down[line]?.step ?? 0
  }

  private areaOf(left: number, right: number, top: number, bottom: number): number {
    const across = this.stepAcross(right)
    return rasterArea(this.map, this.stepAcross(left), across, this.stepDown(top), this.stepDown(bottom)) * this.area
  }

  private rectOf(left: number, right: number, top: number, bottom: number): Rect {
    const x = (this.across[left]?.at ?? 0) + this.gap / 2
    const y = (this.down[top]?.at ?? 0) + this.gap / 2
    const width = (this.across[right]?.at ?? 0) - this.gap / 2 - x
    return { x, y, width, height: (this.down[bottom]?.at ?? 0) - this.gap / 2 - y }
  }
}
