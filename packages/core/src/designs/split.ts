import type { Format } from '../format/index.ts'
import { inset, type Rect } from '../geometry/index.ts'
import type { DesignInput, PhotoBox } from './design.ts'
import { cellBlocks, evenGrid } from './even-grid.ts'
import { inReadingOrder } from './reading-order.ts'

/** The side of the format on which the large photos stand. */
const POSITION = { top: 0, right: 1, bottom: 2, left: 3 } as const

/** How the large photos are set, by layout number. */
const LARGE_PHOTOS = [
  { columns: 1, rows: 1 },
  { columns: 2, rows: 1 },
  { columns: 1, rows: 2 },
  { columns: 2, rows: 2 },
] as const

/** What every split starts from is its own; what can be chosen is the same for all. */
export type SplitValues = Record<
  'numberVert' | 'numberHor' | 'borderCM' | 'marginCM' | 'position' | 'division' | 'inline' | 'layout',
  number
>

interface Split {
  readonly large: Rect
  readonly small: Rect
}

export const isAcross = (position: number) => position === POSITION.left || position === POSITION.right

export const largePhotos = (layout: number) => LARGE_PHOTOS[layout] ?? LARGE_PHOTOS[0]

/** The grid of small photos, or the one strip of them. */
function smallPhotos({ inline, position, numberVert, numberHor }: SplitValues) {
  const isStrip = inline === 1
  return {
    columns: isStrip && isAcross(position) ? 1 : numberVert,
    rows: isStrip && !isAcross(position) ? 1 : numberHor,
  }
}

export function splitCount({ values }: DesignInput<SplitValues>): number {
  const [large, small] = [largePhotos(values.layout), smallPhotos(values)]
  return large.columns * large.rows + small.columns * small.rows
}

/** White edge inside the slots; none for the plain split. */
export interface SplitBorders {
  readonly small: number
  readonly large: number
}

/**
 * How far slots lie apart: the customer's spacing where the parts meet. White edges of two widths would part large photos
 * further than small ones; the slots make up for it, so that one gutter runs between all photos.
 */
export function splitGaps(spacing: number, { small, large }: SplitBorders) {
  const gutter = Math.max(2 * large, spacing + large + small)
  return { large: gutter - 2 * large, between: gutter - large - small, small: gutter - 2 * small }
}

/** One part for the large photos, the rest but the spacing for the small ones. */
export function splitArea(area: Rect, position: number, division: number, spacing: number): Split {
  const whole = isAcross(position) ? area.width : area.height
  const large = (whole * division) / 100
  const small = whole - large - spacing
  const isLargeFirst = position === POSITION.top || position === POSITION.left
  const [first, second] = isLargeFirst ? [large, small] : [small, large]
  const part = (offset: number, length: number): Rect =>
    isAcross(position)
      ? { ...area, x: area.x + offset, width: length }
      : { ...area, y: area.y + offset, height: length }
  const [head, tail] = [part(0, first), part(first + spacing, second)]
  return isLargeFirst ? { large: head, small: tail } : { large: tail, small: head }
}

export function areaInside(format: Format, margin: number): Rect {
  return inset({ x: 0, y: 0, ...format }, margin)
}

/** The small part drawn in on the three sides it does not share with the large one. */
export function drawnIn({ large, small }: Split, position: number, by: number): Rect {
  const { x, y, width, height } = inset(small, by)
  const isBehind = small.x > large.x || small.y > large.y
  return isAcross(position)
    ? { x: isBehind ? x - by : x, y, width: width + by, height }
    : { x, y: isBehind ? y - by : y, width, height: height + by }
}

const NO_BORDERS: SplitBorders = { small: 0, large: 0 }

/**
 * The large photos and the grid (or the strip) of small ones, told apart by `isLarge`. Where large photos have a wider
 * border of their own, the small ones are drawn in by the difference, so that all photos end on the same lines.
 */
export function splitPhotos(
  { format, values }: DesignInput<SplitValues>,
  dress: (box: Rect, isLarge: boolean) => PhotoBox,
  borders = NO_BORDERS,
): PhotoBox[] {
  const { borderCM, marginCM, position, division, layout } = values
  const gaps = splitGaps(borderCM, borders)
  const parts = splitArea(areaInside(format, marginCM), position, division, gaps.between)
  const large = largePhotos(layout)
  const { columns, rows } = smallPhotos(values)
  const photosIn = (part: Rect, across: number, down: number, gap: number) =>
    cellBlocks(across, down).map(evenGrid(part, across, down, gap))
  const small = drawnIn(parts, position, borders.large - borders.small)
  return inReadingOrder([
    ...photosIn(parts.large, large.columns, large.rows, gaps.large).map((box) => dress(box, true)),
    ...photosIn(small, columns, rows, gaps.small).map((box) => dress(box, false)),
  ])
}
