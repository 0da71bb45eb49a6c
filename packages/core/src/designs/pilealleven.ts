import { defineDesign } from './define-design.ts'
import { cellBlocks } from './even-grid.ts'
import { pileControls, pileDefaults, pileLayout } from './pile.ts'

/** Overlapping cards, thrown over an even grid; a single strip of them will do. */
export const pilealleven = defineDesign({
  type: 'pilealleven',
  category: 'pile',
  moods: ['playful'],
  hasOwnBorder: true,
  defaults: pileDefaults,
  controls: (input) => pileControls(input, 1),
  layout: (input) => pileLayout(input, (columns, rows) => cellBlocks(columns, rows)),
  photoCount: ({ values }) => values.numberVert * values.numberHor,
})
