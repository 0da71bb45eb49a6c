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

/** The layout of four, of which none leads. */
const FOUR = 3

/** A large photo with a greater ratio of its sides is a strip. */
const STRIP = 2.5

/** Every split starts from values of its own; the controls are the same for all. */
export type SplitValues = Record<
  'numberVert' | 'numberHor' | 'borderCM' | 'marginCM' | 'position' | 'division' | 'inline' | 'layout',
  number
>

export interface Grid {
  readonly columns: number
  readonly rows: number
}

interface Split {
  readonly large: Rect
  readonly small: Rect
}

export const isAcross = (position: number) => position === POSITION.left || position === POSITION.right

export const largePhotos = (layout: number): Grid => LARGE_PHOTOS[layout] ?? LARGE_PHOTOS[0]

/** The grid of small photos, or the one strip of them. */
function smallPhotos({ inline, position, numberVert, numberHor }: SplitValues): Grid {
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

/** Divides the area into one part for the large photos and, after the spacing, one for the small ones. */
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

/** The share of the first of two large photos of which one leads, and what it may be at most. */
const LEADING = 0.63
const MOST_LEADING = 0.68

/**
 * Splits `cells` small photos among `count` large ones, as evenly as possible; the first get one more. Of two, one may
 * lead.
 */
function spans(count: number, cells: number, leads: boolean): number[] {
  const first = Math.round(LEADING * cells)
  return leads && count === 2 && first <= MOST_LEADING * cells
    ? [first, cells - first]
    : Array.from({ length: count }, (_, nth) => Math.ceil((cells - nth) / count))
}

const longest = (boxes: readonly Rect[]) =>
  Math.max(...boxes.map(({ width, height }) => Math.max(width / height, height / width)))

/** Large photos that align with the columns of those of a grid or, if they stand beside them, with their rows. */
function alignedBoxes(
  area: Rect,
  large: Grid,
  along: Grid,
  { borderCM, position }: SplitValues,
  leads = false,
): readonly Rect[] {
  const columns = isAcross(position) ? large.columns : Math.max(large.columns, along.columns)
  const rows = isAcross(position) ? Math.max(large.rows, along.rows) : large.rows
  const place = evenGrid(area, columns, rows, borderCM)
  let row = 0
  return spans(large.rows, rows, leads).flatMap((high) => {
    let column = 0
    const line = spans(large.columns, columns, leads).map((wide) => {
      const box = place({ column, row, columns: wide, rows: high })
      column += wide
      return box
    })
    row += high
    return line
  })
}

/** Divides at the seams of the small photos, or evenly if that would make a large photo a strip. */
function largeBoxes(area: Rect, small: Grid, values: SplitValues, hasLeader: boolean): readonly Rect[] {
  const large = largePhotos(values.layout)
  const onSeams = alignedBoxes(area, large, small, values)
  const ways = [
    alignedBoxes(area, large, small, values, hasLeader && values.layout < FOUR),
    onSeams,
    alignedBoxes(area, large, large, values),
  ]
  const [squarest = onSeams] = ways.toSorted((a, b) => longest(a) - longest(b))
  return ways.find((boxes) => longest(boxes) <= STRIP) ?? squarest
}

/**
 * The large photos and the grid (or the strip) of small ones, told apart by `isLarge`; with a leader one of two large
 * photos is larger than the other.
 */
export function splitPhotos(
  { format, values }: DesignInput<SplitValues>,
  dress: (box: Rect, isLarge: boolean) => PhotoBox,
  { hasLeader }: { readonly hasLeader: boolean } = { hasLeader: false },
): PhotoBox[] {
  const { borderCM, marginCM, position, division } = values
  const parts = splitArea(areaInside(format, marginCM), position, division, borderCM)
  const small = smallPhotos(values)
  return inReadingOrder([
    ...largeBoxes(parts.large, small, values, hasLeader).map((box) => dress(box, true)),
    ...cellBlocks(small.columns, small.rows)
      .map(evenGrid(parts.small, small.columns, small.rows, borderCM))
      .map((box) => dress(box, false)),
  ])
}
