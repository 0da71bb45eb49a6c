import { controlMaker } from './controls.ts'
import type { Design } from './design.ts'
import { mergedCells } from './mosaic/merged-cells.ts'
import { gridParts } from './mosaic/merged-grid.ts'
import { boxesOf } from './mosaic/parts.ts'

const MOST_CELLS = 12
const LEAST_CELL_CM = 5
const LAST_LAYOUT = 14

const defaults = { numberHor: 4, numberVert: 5, layout: 0, borderCM: 0.5, marginCM: 0.5 }

const most = (side: number) => Math.min(MOST_CELLS, Math.floor(side / LEAST_CELL_CM))

/** An even grid in which the letter decides what neighbouring cells become one photo. */
export const mosaiceven: Design = {
  type: 'mosaiceven',
  defaults,
  controls({ format, values }) {
    const make = controlMaker(values, defaults)
    return [
      make.number({ key: 'numberHor', label: 'rows', min: 1, max: most(format.height) }),
      make.number({ key: 'numberVert', label: 'columns', min: 1, max: most(format.width) }),
      make.arrow({ key: 'layout', label: 'layout', min: 0, max: LAST_LAYOUT, display: 'letter' }),
      make.spacing(),
      make.margin(),
    ]
  },
  layout({ format, values }) {
    const { numberHor: rows = 1, numberVert: columns = 1, layout = 0, borderCM = 0, marginCM = 0 } = values
    const ratio = format.width / columns / (format.height / rows)
    const blocks = mergedCells({ columns, rows, ratio }, layout)
    return { photos: boxesOf(gridParts(blocks, { columns, rows }, format), format, borderCM, marginCM) }
  },
}
