import type { Rect } from '../geometry/index.ts'
import { boundsWithin } from './bounds-within.ts'
import { coverageMap, MAP_COLUMNS, MAP_ROWS, rasterArea } from './coverage-map.ts'
import { dividingLines } from './dividing-lines.ts'
import { type Outline, outlineEdgesIn } from './outline.ts'
import { areaWithin } from './outline-edges.ts'
import { outlinePartIn, type RasterBox } from './outline-part-in.ts'
import { partCost } from './part-cost.ts'

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
  const parts = bestParts(outline, wanted, gap)
  const photos = parts.flatMap((part) => boundsWithin(edges, part) ?? [])
  const visible = photos.map((photo) => areaWithin(edges, photo))
  // As wide as it is on average: a photo that tapers is slimmer than its box.
  const sides = photos.map(({ width, height }, index) => (visible[index] ?? 0) / Math.max(width, height))
  return { photos, leastVisible: Math.min(...visible), leastSide: Math.min(...sides) }
}

export function inkOf(outline: Outline): number {
  return rasterArea(coverageMap(outline), 0, MAP_COLUMNS, 0, MAP_ROWS) * outline.width * outline.height
}

/**
 * The parts of the best division, half a gap inside their lines. A part is known by its four lines, in plain numbers,
 * since there are thousands; what is measured is the box between them.
 */
function bestParts(outline: Outline, wanted: number, gap: number): Rect[] {
  const map = coverageMap(outline)
  const { across, down } = dividingLines(map, outline, gap)
  const cell = { width: outline.width / MAP_COLUMNS, height: outline.height / MAP_ROWS }
  const seam = SEAM / Math.sqrt(wanted)
  /** The cost of the best way to divide each part, and by which line: upright ones are positive, 0 for none. */
  const costs = new Float64Array((across.length * down.length) ** 2).fill(-1)
  const cuts = new Int8Array(costs.length)
  const stepAcross = (line: number) => across[line]?.step ?? 0
  const stepDown = (line: number) => down[line]?.step ?? 0
  const boxBetween = (left: number, right: number, top: number, bottom: number): RasterBox => ({
    left: stepAcross(left),
    right: stepAcross(right),
    top: stepDown(top),
    bottom: stepDown(bottom),
  })
  const areaOf = ({ left, right, top, bottom }: RasterBox) =>
    rasterArea(map, left, right, top, bottom) * outline.width * outline.height
  const keyOf = (left: number, right: number, top: number, bottom: number) =>
    ((left * across.length + right) * down.length + top) * down.length + bottom

  const costWhole = (box: RasterBox, area: number) => {
    if (area <= EMPTY * wanted) return area / wanted
    if (area < CRUMB.below * wanted) return CRUMB.cost
    if (area > DIVIDED.always * wanted) return Number.MAX_VALUE
    return partCost({ area, wanted, part: outlinePartIn(map, box), cell })
  }
  // A seam is as long as the area of a thin strip round it, divided by how thick that is.
  const uprightSeam = (line: number, top: number, bottom: number) => {
    const at = stepAcross(line)
    const [left, right] = [Math.max(0, at - 1), Math.min(MAP_COLUMNS, at + 1)]
    const strip = { left, right, top: stepDown(top), bottom: stepDown(bottom) }
    return (seam * areaOf(strip)) / ((right - left) * cell.width)
  }
  const levelSeam = (line: number, left: number, right: number) => {
    const at = stepDown(line)
    const [top, bottom] = [Math.max(0, at - 1), Math.min(MAP_ROWS, at + 1)]
    const strip = { left: stepAcross(left), right: stepAcross(right), top, bottom }
    return (seam * areaOf(strip)) / ((bottom - top) * cell.height)
  }
  const costOf = (left: number, right: number, top: number, bottom: number): number => {
    const key = keyOf(left, right, top, bottom)
    const known = costs[key] ?? -1
    if (known >= 0) return known
    const box = boxBetween(left, right, top, bottom)
    const area = areaOf(box)
    let best = costWhole(box, area)
    if (area > DIVIDED.least * wanted) {
      for (let line = left + 1; line < right; line++) {
        let cost = uprightSeam(line, top, bottom)
        if (cost < best) cost += costOf(left, line, top, bottom)
        if (cost < best) cost += costOf(line, right, top, bottom)
        if (cost >= best) continue
        best = cost
        cuts[key] = line
      }
      for (let line = top + 1; line < bottom; line++) {
        let cost = levelSeam(line, left, right)
        if (cost < best) cost += costOf(left, right, top, line)
        if (cost < best) cost += costOf(left, right, line, bottom)
        if (cost >= best) continue
        best = cost
        cuts[key] = -line
      }
    }
    costs[key] = best
    return best
  }
  const partsOf = (left: number, right: number, top: number, bottom: number): Rect[] => {
    const cut = cuts[keyOf(left, right, top, bottom)] ?? 0
    if (cut > 0) return [...partsOf(left, cut, top, bottom), ...partsOf(cut, right, top, bottom)]
    if (cut < 0) return [...partsOf(left, right, top, -cut), ...partsOf(left, right, -cut, bottom)]
    if (areaOf(boxBetween(left, right, top, bottom)) <= EMPTY * wanted) return []
    const x = (across[left]?.at ?? 0) + gap / 2
    const y = (down[top]?.at ?? 0) + gap / 2
    return [{ x, y, width: (across[right]?.at ?? 0) - gap / 2 - x, height: (down[bottom]?.at ?? 0) - gap / 2 - y }]
  }
  const all = [0, across.length - 1, 0, down.length - 1] as const
  costOf(...all)
  return partsOf(...all)
}
