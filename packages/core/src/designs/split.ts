import type { Format } from '../format/index.ts'
import { inset, type Rect } from '../geometry/index.ts'
import { MOST_PHOTOS, mostCells } from './cell-count.ts'
import { controlMaker } from './controls.ts'
import type { DesignControl, DesignInput, PhotoBox } from './design.ts'
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

const LEAST_DIVISION = 20
const MOST_DIVISION = 60
const DIVISION_STEP = 5
const LEAST_PHOTO_CM = 1

/** What every split starts from is its own; what can be chosen is the same for all. */
type SplitValues = Record<
  'numberVert' | 'numberHor' | 'borderCM' | 'marginCM' | 'position' | 'division' | 'inline' | 'layout',
  number
>

/** White edge inside the slots; none for the plain split. */
export interface SplitBorders {
  readonly small: number
  readonly large: number
}

interface Split {
  readonly large: Rect
  readonly small: Rect
}

const isAcross = (position: number) => position === POSITION.left || position === POSITION.right

const largePhotos = (layout: number) => LARGE_PHOTOS[layout] ?? LARGE_PHOTOS[0]

/** One part for the large photos, the rest but the spacing for the small ones. */
function splitArea(area: Rect, position: number, division: number, spacing: number): Split {
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

/** How many slots of at least `least` cm fit along a length. */
const fitting = (length: number, least: number, spacing: number) =>
  Math.max(1, Math.floor((length + spacing) / (least + spacing) + 1e-9))

/** The least share of the large part in which all large photos keep a centimetre inside their border. */
function leastDivision(whole: number, count: number, least: number, spacing: number): number {
  const percent = (100 * (count * least + (count - 1) * spacing)) / whole
  const steps = Math.ceil((percent - LEAST_DIVISION) / DIVISION_STEP - 1e-9)
  return Math.min(MOST_DIVISION, LEAST_DIVISION + Math.max(0, steps) * DIVISION_STEP)
}

function areaInside(format: Format, margin: number): Rect {
  return inset({ x: 0, y: 0, ...format }, margin)
}

/** Bounds of the counts depend on everything else, so they are worked out last and shown first. */
export function splitControls(
  { format, values }: DesignInput,
  defaults: SplitValues,
  borders: SplitBorders,
): readonly DesignControl<keyof SplitValues>[] {
  const make = controlMaker(values, defaults)
  const spacing = make.spacing()
  const margin = make.margin()
  const position = make.arrow({ key: 'position', label: 'position', min: 0, max: 3, display: 'side' })
  const inline = make.arrow({ key: 'inline', label: 'inline', min: 0, max: 1, display: 'switch' })
  const layout = make.arrow({ key: 'layout', label: 'layout', min: 0, max: 3, display: 'largePhotos' })

  const area = areaInside(format, margin.currentValue)
  const across = isAcross(position.currentValue)
  const large = largePhotos(layout.currentValue)
  const whole = across ? area.width : area.height
  const division = make.number({
    key: 'division',
    label: 'photoHeight',
    min: leastDivision(
      whole,
      across ? large.columns : large.rows,
      LEAST_PHOTO_CM + 2 * borders.large,
      spacing.currentValue,
    ),
    max: MOST_DIVISION,
    step: DIVISION_STEP,
    display: 'percent',
  })

  const { small } = splitArea(area, position.currentValue, division.currentValue, spacing.currentValue)
  const isStrip = inline.currentValue === 1
  // The count that a strip does not use is hidden, and nothing tightens it: it is there again when the strip goes.
  const count = (side: number, length: number, hidden: boolean) => {
    const fit = fitting(length, LEAST_PHOTO_CM + 2 * borders.small, spacing.currentValue)
    return { min: 1, max: hidden ? mostCells(side) : Math.min(mostCells(side), fit), hidden }
  }
  const columns = make.number({
    key: 'numberVert',
    label: 'columns',
    ...count(format.width, small.width, isStrip && across),
  })
  const rows = count(format.height, small.height, isStrip && !across)
  const left = isStrip ? rows.max : Math.floor((MOST_PHOTOS - large.columns * large.rows) / columns.currentValue)
  return [
    columns,
    make.number({ key: 'numberHor', label: 'rows', ...rows, max: Math.min(rows.max, left) }),
    spacing,
    margin,
    position,
    division,
    inline,
    layout,
  ]
}

/** The large photos and the grid (or the strip) of small ones, told apart by `isLarge`. */
export function splitPhotos(
  { format, values }: DesignInput<SplitValues>,
  dress: (box: Rect, isLarge: boolean) => PhotoBox,
): PhotoBox[] {
  const { borderCM, marginCM, position, division, inline, layout, numberVert, numberHor } = values
  const parts = splitArea(areaInside(format, marginCM), position, division, borderCM)
  const large = largePhotos(layout)
  const isStrip = inline === 1
  const columns = isStrip && isAcross(position) ? 1 : numberVert
  const rows = isStrip && !isAcross(position) ? 1 : numberHor
  const photosIn = (part: Rect, across: number, down: number) =>
    cellBlocks(across, down).map(evenGrid(part, across, down, borderCM))
  return inReadingOrder([
    ...photosIn(parts.large, large.columns, large.rows).map((box) => dress(box, true)),
    ...photosIn(parts.small, columns, rows).map((box) => dress(box, false)),
  ])
}
