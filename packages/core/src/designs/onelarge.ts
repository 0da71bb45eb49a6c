import { numbersOf } from '../template/index.ts'
import { TEXT_MODE, type TextMode, textBands } from '../text/index.ts'
import { gridControls } from './alleven.ts'
import type { Design } from './design.ts'
import { evenGrid } from './even-grid.ts'
import { blocksAroundLarge } from './large-block.ts'

// 6x5 leaves a whole frame of small photos round a large one of 4x3 cells, two fifths of the area.
const defaults = { numberVert: 6, numberHor: 5, borderCM: 0.5, marginCM: 0.5, hasText: TEXT_MODE.none }

/** An even grid in which one large photo takes a block in the middle. */
export const onelarge: Design = {
  type: 'onelarge',
  defaults,
  controls: (input) => gridControls(input, defaults),
  layout({ format, values }) {
    const { numberVert: columns = 1, numberHor: rows = 1, borderCM = 0, marginCM = 0, hasText = 0 } = numbersOf(values)
    const { photoArea, ...texts } = textBands(hasText as TextMode, format, marginCM)
    const place = evenGrid(photoArea, columns, rows, borderCM)
    return { photos: blocksAroundLarge(columns, rows, format).map(place), ...texts }
  },
}
