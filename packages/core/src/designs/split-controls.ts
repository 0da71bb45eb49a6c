import { inset, type Rect, type Size } from '../geometry/index.ts'
import { MOST_PHOTOS, mostCells } from './cell-count.ts'
import { controlMaker } from './controls.ts'
import { countsWithoutSlivers } from './counts-without-slivers.ts'
import type { DesignControl, DesignInput } from './design.ts'
import { areaInside, type Grid, isAcross, largePhotos, type SplitValues, splitArea } from './split.ts'

const LEAST_DIVISION = 20
const MOST_DIVISION = 60
const DIVISION_STEP = 5
const LEAST_PHOTO_CM = 1
/** The greatest ratio of a small photo's sides; greater in a strip, which has only one count to choose. */
const MOST_PROPORTION = { grid: 2.25, strip: 3 }
/** What small photos of a new collage may be at most: the ratio of a camera's photos. */
const FIRST_PROPORTION = { grid: 1.5, strip: 3 }
/** The greatest ratio of a large photo's sides, wherever another share of the sheet can have that. */
const MOST_LARGE = 3.25

/** The white borders of a split's photos, the same on every sheet; none for the plain split. */
export interface SplitBorders {
  readonly small: number
  readonly large: number
}

/** The count nearest to the usual one with which no small photo is long and thin on this format. */
export function splitStart(
  input: DesignInput,
  defaults: SplitValues,
  borders: SplitBorders,
): Pick<SplitValues, 'numberVert' | 'numberHor'> {
  const controls = splitControls({ ...input, values: defaults }, defaults, borders, FIRST_PROPORTION)
  const countOf = (key: 'numberVert' | 'numberHor') =>
    controls.find((each) => each.key === key)?.currentValue ?? defaults[key]
  return { numberVert: countOf('numberVert'), numberHor: countOf('numberHor') }
}

/** Bounds of the counts depend on everything else, so they are worked out last and shown first. */
export function splitControls(
  { format, values }: DesignInput,
  defaults: SplitValues,
  borders: SplitBorders,
  most = MOST_PROPORTION,
): readonly DesignControl<keyof SplitValues>[] {
  const make = controlMaker(values, defaults)
  const spacing = make.spacing()
  const margin = make.margin()
  const position = make.arrow({ key: 'position', label: 'position', min: 0, max: 3, display: 'side' })
  const inline = make.arrow({ key: 'inline', label: 'inline', min: 0, max: 1, display: 'switch' })
  const layout = make.arrow({ key: 'layout', label: 'layout', min: 0, max: 3, display: 'largePhotos' })

  const gap = spacing.currentValue
  const area = areaInside(format, margin.currentValue)
  const across = isAcross(position.currentValue)
  const large = largePhotos(layout.currentValue)
  const division = make.number({
    key: 'division',
    label: 'photoHeight',
    ...divisions(area, position.currentValue, large, borders.large, gap),
    step: DIVISION_STEP,
    display: 'percent',
  })

  const { small } = splitArea(area, position.currentValue, division.currentValue, gap)
  const isStrip = inline.currentValue === 1
  const proportion = isStrip ? most.strip : most.grid
  const [hasColumns, hasRows] = [!(isStrip && across), !(isStrip && !across)]
  /** A small photo inside its border, by how many there are in a row and in a column. */
  const photoAt = (inRow: number, inColumn: number): Size => {
    const width = (small.width - (inRow - 1) * gap) / inRow
    const height = (small.height - (inColumn - 1) * gap) / inColumn
    return inset({ x: 0, y: 0, width, height }, borders.small)
  }
  // The count that a strip does not use is hidden, and nothing tightens it: it is there again when the strip goes.
  const range = (side: number, length: number, isUsed: boolean) => {
    const fit = fitting(length, LEAST_PHOTO_CM + 2 * borders.small, gap)
    return { min: 1, max: isUsed ? Math.min(mostCells(side), fit) : mostCells(side), hidden: !isUsed }
  }
  // Beside the large photos there is room for as many columns as on a sheet of that width: with more they would be
  // crumbs.
  const wide = across ? small.width : format.width
  const inColumns = { key: 'numberVert', label: 'columns', ...range(wide, small.width, hasColumns) } as const
  const inRows = { key: 'numberHor', label: 'rows', ...range(format.height, small.height, hasRows) } as const

  // Where a sheet is too low or too narrow for both counts the rows give way, so that photos get fewer and not smaller.
  const wantedColumns = hasColumns ? make.number(inColumns).currentValue : 1
  const rows = make.number({
    ...inRows,
    ...(hasRows && countsWithoutSlivers(inRows, (count) => photoAt(wantedColumns, count), proportion)),
  })
  const usedRows = hasRows ? rows.currentValue : 1
  const mostColumns = isStrip
    ? inColumns.max
    : Math.floor((MOST_PHOTOS - large.columns * large.rows) / rows.currentValue)
  const upTo = { min: 1, max: Math.min(inColumns.max, mostColumns) }
  const columns = make.number({
    ...inColumns,
    ...upTo,
    ...(hasColumns && countsWithoutSlivers(upTo, (count) => photoAt(count, usedRows), proportion)),
  })
  return [columns, rows, spacing, margin, position, division, inline, layout]
}

/** How many slots of at least `least` cm fit along a length. */
function fitting(length: number, least: number, spacing: number): number {
  return Math.max(1, Math.floor((length + spacing) / (least + spacing) + 1e-9))
}

/** The shares of the large part in which no large photo is a strip; if there are none, the one nearest to that. */
function divisions(area: Rect, position: number, { columns, rows }: Grid, border: number, gap: number) {
  const across = isAcross(position)
  const [whole, count] = across ? [area.width, columns] : [area.height, rows]
  const least = leastDivision(whole, count, LEAST_PHOTO_CM + 2 * border, gap)
  const photoAt = (steps: number): Size => {
    const part = splitArea(area, position, steps * DIVISION_STEP, gap).large
    const width = (part.width - (columns - 1) * gap) / columns
    const height = (part.height - (rows - 1) * gap) / rows
    return inset({ x: 0, y: 0, width, height }, border)
  }
  const inSteps = { min: least / DIVISION_STEP, max: MOST_DIVISION / DIVISION_STEP }
  const { min, max } = countsWithoutSlivers(inSteps, photoAt, MOST_LARGE)
  return { min: min * DIVISION_STEP, max: max * DIVISION_STEP }
}

/** The least share of the large part in which all large photos keep a centimetre inside their border. */
function leastDivision(whole: number, count: number, least: number, spacing: number): number {
  const percent = (100 * (count * least + (count - 1) * spacing)) / whole
  const needed = Math.ceil((percent - LEAST_DIVISION) / DIVISION_STEP - 1e-9)
  return Math.min(MOST_DIVISION, LEAST_DIVISION + Math.max(0, needed) * DIVISION_STEP)
}
