import { ANY_SIZE, type Format, fitsThePress, PRESS_BOUNDS, STANDARD_SIZES, squareGrids } from '../format/index.ts'
import { controlMaker } from './controls.ts'
import { defineDesign } from './define-design.ts'
import { largeSquares } from './mosaic/large-squares.ts'
import { type Block, gridParts } from './mosaic/merged-grid.ts'
import { type CellGrid, nearlySquareGrid } from './mosaic/nearly-square-grid.ts'
import { boxesOf } from './mosaic/parts.ts'

const LETTERS = 26
/** Two by two cells would all go into one large photo. */
const FEWEST_CELLS = 6

const defaults = { layout: 0, borderCM: 0.5, marginCM: 0.5 }

interface Arrangement {
  readonly grid: CellGrid
  readonly blocks: readonly Block[]
}

/** Below this a grid shows three to six photos: worth a letter, but not the first. */
const WELL_FILLED = 12
const isSparse = ({ columns, rows }: CellGrid) => Number(columns * rows < WELL_FILLED)

/** Every grid in every arrangement, from coarse to fine and the coarsest last, no more than there are letters. */
function arrangementsOf(format: Format): Arrangement[] {
  const square = squareGrids(format).filter(({ columns, rows }) => columns * rows >= FEWEST_CELLS)
  const grids = square.length > 0 ? square.toSorted((a, b) => isSparse(a) - isSparse(b)) : [nearlySquareGrid(format)]
  const most = Math.floor(LETTERS / grids.length)
  return grids.flatMap((grid) => largeSquares(grid, most).map((blocks) => ({ grid, blocks })))
}

const hasSquareGrid = (format: Format) => squareGrids(format).length > 0

/** A grid of square cells, some of them merged to large squares of four. */
export const mosaicinsta = defineDesign({
  type: 'mosaicinsta',
  category: 'mosaic',
  moods: ['playful'],
  sizes: STANDARD_SIZES.filter(hasSquareGrid),
  customSize: {
    accepts: (format) => fitsThePress(format) && hasSquareGrid(format),
    warning: { key: 'GENERATOR_WARNING_SQUARE_RATIO', values: PRESS_BOUNDS },
    beyondPress: ANY_SIZE.warning,
    // The warning names no bounds.
    hint: { key: 'GENERATOR_RULE_MOSAIC', values: PRESS_BOUNDS },
  },
  defaults,
  controls({ format, values }) {
    const make = controlMaker(values, defaults)
    const max = arrangementsOf(format).length - 1
    return [
      make.arrow({ key: 'layout', label: 'layout', min: 0, max, display: 'letter' }),
      make.spacing(),
      make.margin(),
    ]
  },
  layout({ format, values }) {
    const { layout, borderCM, marginCM } = values
    const { grid, blocks } = arrangementsOf(format)[layout] as Arrangement
    return { photos: boxesOf(gridParts(blocks, grid, format), format, borderCM, marginCM) }
  },
})
