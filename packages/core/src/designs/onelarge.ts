import { TEXT_MODE, type TextMode, textBands } from '../text/index.ts'
import { gridControls } from './alleven.ts'
import { defineDesign } from './define-design.ts'
import { evenGrid } from './even-grid.ts'
import { blocksAroundLarge } from './large-block.ts'
import { squarestGrid } from './squarest-grid.ts'
import { startingSpace } from './starting-space.ts'

// 6x5 leaves a whole frame of small photos round a large one of 4x3 cells, two fifths of the area.
const defaults = { numberVert: 6, numberHor: 5, borderCM: 0.5, marginCM: 0.5, hasText: TEXT_MODE.none as TextMode }

/** A whole frame of square photos round the large one; on a panorama a block of them on either side of it. */
const GRIDS = [
  [6, 6],
  [6, 5],
  [7, 5],
  [7, 3],
  [11, 3],
] as const

/** An even grid in which one large photo takes a block in the middle. */
export const onelarge = defineDesign({
  type: 'onelarge',
  category: 'grid',
  defaults,
  startingValues: ({ format }) => ({ ...squarestGrid(format, GRIDS), ...startingSpace(format) }),
  controls: (input) => gridControls(input, defaults),
  layout({ format, values }) {
    const { numberVert: columns, numberHor: rows, borderCM, marginCM, hasText } = values
    const { photoArea, ...texts } = textBands(hasText, format, marginCM)
    const place = evenGrid(photoArea, columns, rows, borderCM)
    return { photos: blocksAroundLarge(columns, rows, format).map(place), ...texts }
  },
  photoCount: ({ format, values }) => blocksAroundLarge(values.numberVert, values.numberHor, format).length,
})
