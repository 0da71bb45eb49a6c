import type { Format } from '../format/index.ts'
import { mostCells } from './cell-count.ts'
import { controlMaker } from './controls.ts'
import type { Design } from './design.ts'
import { cellBlocks, evenGrid } from './even-grid.ts'

const WIDEST_PHOTO_CM = 28

const defaults = { numberVert: 4, borderCM: 0.5, marginCM: 0.5 }

function squaresIn(format: Format, columns: number, spacing: number, margin: number): { side: number; rows: number } {
  const side = (format.width - 2 * margin - (columns - 1) * spacing) / columns
  return { side, rows: Math.floor((format.height - 2 * margin + spacing) / (side + spacing) + 1e-9) }
}

/** Wide, low formats need more columns than the width alone asks for: squares lower than the format. */
function leastColumns(format: Format, most: number, spacing: number, margin: number): number {
  let columns = Math.min(most, Math.max(1, Math.ceil(format.width / WIDEST_PHOTO_CM)))
  while (columns < most && squaresIn(format, columns, spacing, margin).rows < 1) columns++
  return columns
}

/** Square photos, as many full rows as fit, the block centred. */
export const instagram: Design = {
  type: 'instagram',
  defaults,
  controls({ format, values }) {
    const make = controlMaker(values, defaults)
    const spacing = make.spacing()
    const margin = make.margin()
    const max = mostCells(format.width)
    const min = leastColumns(format, max, spacing.currentValue, margin.currentValue)
    return [make.number({ key: 'numberVert', label: 'columns', min, max }), spacing, margin]
  },
  layout({ format, values }) {
    const { numberVert: columns = 1, borderCM = 0, marginCM = 0 } = values
    const { side, rows } = squaresIn(format, columns, borderCM, marginCM)
    const width = format.width - 2 * marginCM
    const height = rows * side + (rows - 1) * borderCM
    const block = { x: marginCM, y: (format.height - height) / 2, width, height }
    return { photos: cellBlocks(columns, rows).map(evenGrid(block, columns, rows, borderCM)) }
  },
}
