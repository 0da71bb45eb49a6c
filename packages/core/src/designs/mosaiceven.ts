import type { Format } from '../format/index.ts'
import { controlMaker } from './controls.ts'
import { defineDesign } from './define-design.ts'
import { letterCount, mergedCells } from './mosaic/merged-cells.ts'
import { gridParts } from './mosaic/merged-grid.ts'
import { boxesOf } from './mosaic/parts.ts'
import { squarestGrid } from './squarest-grid.ts'

const MOST_CELLS = 12
const LEAST_CELL_CM = 5

const defaults = { numberHor: 4, numberVert: 5, layout: 0, borderCM: 0.5, marginCM: 0.5 }

/** Cells about square: one that is half as wide as high leaves strips between the merged ones. */
const GRIDS = [
  [5, 5],
  [5, 4],
  [6, 4],
  [6, 3],
  [9, 3],
  [12, 2],
] as const

const most = (side: number) => Math.min(MOST_CELLS, Math.floor(side / LEAST_CELL_CM))

const mosaicGridOf = ({ width, height }: Format, columns: number, rows: number) => ({
  columns,
  rows,
  ratio: width / columns / (height / rows),
})

/** An even grid in which the letter decides what neighbouring cells become one photo. */
export const mosaiceven = defineDesign({
  type: 'mosaiceven',
  category: 'mosaic',
  moods: ['quiet', 'playful'],
  defaults,
  startingValues: ({ format }) => squarestGrid(format, GRIDS),
  controls({ format, values }) {
    const make = controlMaker(values, defaults)
    const rows = make.number({ key: 'numberHor', label: 'rows', min: 1, max: most(format.height) })
    const columns = make.number({ key: 'numberVert', label: 'columns', min: 1, max: most(format.width) })
    const letters = letterCount(mosaicGridOf(format, columns.currentValue, rows.currentValue))
    return [
      rows,
      columns,
      make.arrow({ key: 'layout', label: 'layout', min: 0, max: letters - 1, display: 'letter' }),
      make.spacing(),
      make.margin(),
    ]
  },
  layout({ format, values }) {
    const { numberHor: rows, numberVert: columns, layout, borderCM, marginCM } = values
    const blocks = mergedCells(mosaicGridOf(format, columns, rows), layout)
    return { photos: boxesOf(gridParts(blocks, { columns, rows }, format), format, borderCM, marginCM) }
  },
  photoCount({ format, values: { numberHor: rows, numberVert: columns, layout } }) {
    const blocks = mergedCells(mosaicGridOf(format, columns, rows), layout)
    return blocks.reduce((count, [, , wide, high]) => count + 1 - wide * high, columns * rows)
  },
})
