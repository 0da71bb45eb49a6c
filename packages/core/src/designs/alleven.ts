import { TEXT_MODE, type TextMode, textBands } from '../text/index.ts'
import { mostCells } from './cell-count.ts'
import { controlMaker } from './controls.ts'
import { defineDesign } from './define-design.ts'
import type { DesignControl, DesignInput } from './design.ts'
import { cellBlocks, evenGrid } from './even-grid.ts'

const defaults = { numberVert: 3, numberHor: 4, borderCM: 0.5, marginCM: 0.5, hasText: TEXT_MODE.none as TextMode }

/** Columns, rows, spacing, margin and text: what every plain grid lets the customer choose. */
export function gridControls(
  { format, values }: DesignInput,
  start: typeof defaults,
): readonly DesignControl<keyof typeof defaults>[] {
  const make = controlMaker(values, start)
  return [
    make.number({ key: 'numberVert', label: 'columns', min: 1, max: mostCells(format.width) }),
    make.number({ key: 'numberHor', label: 'rows', min: 1, max: mostCells(format.height) }),
    make.spacing(),
    make.margin(),
    make.text(TEXT_MODE.none, TEXT_MODE.topSub),
  ]
}

/** An even grid, columns by rows. */
export const alleven = defineDesign({
  type: 'alleven',
  category: 'grid',
  defaults,
  controls: (input) => gridControls(input, defaults),
  layout({ format, values }) {
    const { numberVert: columns, numberHor: rows, borderCM, marginCM, hasText } = values
    const { photoArea, ...texts } = textBands(hasText, format, marginCM)
    return { photos: cellBlocks(columns, rows).map(evenGrid(photoArea, columns, rows, borderCM)), ...texts }
  },
  photoCount: ({ values }) => values.numberVert * values.numberHor,
})
