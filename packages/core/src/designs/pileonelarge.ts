import type { Format } from '../format/index.ts'
import { defineDesign } from './define-design.ts'
import { type CellBlock, cellBlocks } from './even-grid.ts'
import { blocksAroundLarge } from './large-block.ts'
import { pileControls, pileDefaults, pileLayout } from './pile.ts'
import type { Hero } from './pile-order.ts'

/** Three by three cells have no larger block in their middle, so the middle cell itself swells. */
const hasSwollenMiddle = (columns: number, rows: number) => columns === 3 && rows === 3

function blocksFor(columns: number, rows: number, format: Format): readonly CellBlock[] {
  return hasSwollenMiddle(columns, rows) ? cellBlocks(columns, rows) : blocksAroundLarge(columns, rows, format)
}

function heroOf(blocks: readonly CellBlock[]): Hero {
  const index = blocks.findIndex((block) => block.columns * block.rows > 1)
  return index < 0 ? { index: blocks.length >> 1, isSwollen: true } : { index, isSwollen: false }
}

/** Overlapping cards round one large card on top, which needs three cells each way to have neighbours. */
export const pileonelarge = defineDesign({
  type: 'pileonelarge',
  category: 'pile',
  moods: ['playful', 'romantic'],
  hasOwnBorder: true,
  defaults: pileDefaults,
  controls: (input) => pileControls(input, 3),
  layout: (input) => pileLayout(input, blocksFor, heroOf),
  photoCount({ format, values }) {
    return blocksFor(values.numberVert, values.numberHor, format).length
  },
})
