import type { Format } from '../format/index.ts'
import { MOST_PHOTOS, mostCells } from './cell-count.ts'
import { controlMaker } from './controls.ts'
import { defineDesign } from './define-design.ts'
import { cellBlocks } from './even-grid.ts'
import { startingSpace } from './starting-space.ts'

const WIDEST_PHOTO_CM = 28
/** Nearly as wide as a margin may be: it can still be made wider. */
const MAT_CM = 1.8

const defaults = { numberVert: 4, borderCM: 0.5, marginCM: 0.5 }

interface Squares {
  readonly side: number
  readonly rows: number
}

/** Squares as wide as the columns let them be, and the rows that find room. */
function widestSquares(format: Format, columns: number, spacing: number, margin: number): Squares {
  const side = (format.width - 2 * margin - (columns - 1) * spacing) / columns
  return { side, rows: Math.floor((format.height - 2 * margin + spacing) / (side + spacing) + 1e-9) }
}

/** Where half a row or more of the height would stay empty, the squares shrink until one more row fits. */
function squaresIn(format: Format, columns: number, spacing: number, margin: number): Squares {
  const { side, rows } = widestSquares(format, columns, spacing, margin)
  const room = format.height - 2 * margin
  const empty = room - rows * (side + spacing)
  if (rows > 0 && empty < side / 2) return { side, rows }
  return { side: (room - rows * spacing) / (rows + 1), rows: rows + 1 }
}

/** Wide, low formats need more columns than the width alone asks for: squares lower than the format. */
function leastColumns(format: Format, most: number, spacing: number, margin: number): number {
  let columns = Math.min(most, Math.max(1, Math.ceil(format.width / WIDEST_PHOTO_CM)))
  while (columns < most && widestSquares(format, columns, spacing, margin).rows < 1) columns++
  return columns
}

/** As many columns as give the sheet no more photos than anybody would bring. */
function mostColumns(format: Format, spacing: number, margin: number): number {
  let columns = mostCells(format.width)
  while (columns > 1 && columns * squaresIn(format, columns, spacing, margin).rows > MOST_PHOTOS) columns--
  return columns
}

/** Where the first of `count` squares stands: the length they leave is mat, half of it at each end. */
function startOf(length: number, count: number, side: number, spacing: number): number {
  return (length - count * side - (count - 1) * spacing) / 2
}

/**
 * Where squares leave a bar along two sides, the margin of the other two is wide as well, so that both read as one
 * mat.
 */
function startingMat(format: Format) {
  const space = startingSpace(format)
  const { borderCM, marginCM } = space
  const columns = Math.max(
    defaults.numberVert,
    leastColumns(format, mostColumns(format, borderCM, marginCM), borderCM, marginCM),
  )
  const { side, rows } = squaresIn(format, columns, borderCM, marginCM)
  const bar = Math.max(startOf(format.width, columns, side, borderCM), startOf(format.height, rows, side, borderCM))
  return bar > 2 * marginCM ? { ...space, marginCM: MAT_CM } : space
}

/** Square photos in full rows with equal gaps both ways, centred as a block. */
export const instagram = defineDesign({
  type: 'instagram',
  category: 'grid',
  moods: ['quiet', 'playful'],
  defaults,
  startingValues: ({ format }) => startingMat(format),
  controls({ format, values }) {
    const make = controlMaker(values, defaults)
    const spacing = make.spacing()
    const margin = make.margin()
    const max = mostColumns(format, spacing.currentValue, margin.currentValue)
    const min = leastColumns(format, max, spacing.currentValue, margin.currentValue)
    return [make.number({ key: 'numberVert', label: 'columns', min, max }), spacing, margin]
  },
  layout({ format, values }) {
    const { numberVert: columns, borderCM, marginCM } = values
    const { side, rows } = squaresIn(format, columns, borderCM, marginCM)
    const left = startOf(format.width, columns, side, borderCM)
    const top = startOf(format.height, rows, side, borderCM)
    return {
      photos: cellBlocks(columns, rows).map(({ column, row }) => ({
        x: left + column * (side + borderCM),
        y: top + row * (side + borderCM),
        width: side,
        height: side,
      })),
    }
  },
})
