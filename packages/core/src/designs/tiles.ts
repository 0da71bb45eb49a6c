import { type Format, NO_CUSTOM_SIZE, TILE_CM, TILE_FOLD_CM } from '../format/index.ts'
import { tidy } from '../geometry/index.ts'
import { controlMaker } from './controls.ts'
import { defineDesign } from './define-design.ts'
import { cellBlocks, evenGrid } from './even-grid.ts'

const SPACING_CM = 1
const MARGIN_CM = 0.5

const defaults = { numberVert: 3, numberHor: 3 }

/** The size of the wall these tiles cover. Tiles have no list of sizes: their number decides it. */
export function tilesFormat(columns: number, rows: number): Format {
  return { width: wallFor(columns), height: wallFor(rows) }
}

/** Rounded, so that 58.2 is 58.2 and not 58.199999999999996. */
function wallFor(count: number): number {
  return tidy(count * TILE_CM + (count - 1) * SPACING_CM + 2 * MARGIN_CM)
}

/** Separate square tiles, one photo each. */
export const tiles = defineDesign({
  type: 'tiles',
  category: 'grid',
  moods: ['playful', 'quiet'],
  sizes: [tilesFormat(defaults.numberVert, defaults.numberHor)],
  customSize: NO_CUSTOM_SIZE,
  isTileBased: true,
  foldedRim: TILE_FOLD_CM,
  defaults,
  controls({ values }) {
    const make = controlMaker(values, defaults)
    return [
      make.number({ key: 'numberVert', label: 'columns', min: 1, max: 10 }),
      make.number({ key: 'numberHor', label: 'rows', min: 1, max: 10 }),
    ]
  },
  layout({ values }) {
    const { numberVert: columns, numberHor: rows } = values
    const format = tilesFormat(columns, rows)
    const area = {
      x: MARGIN_CM,
      y: MARGIN_CM,
      width: format.width - 2 * MARGIN_CM,
      height: format.height - 2 * MARGIN_CM,
    }
    return { photos: cellBlocks(columns, rows).map(evenGrid(area, columns, rows, SPACING_CM)) }
  },
  formatFor: ({ numberVert, numberHor }) => tilesFormat(numberVert, numberHor),
})
