import { numbersOf } from '../template/design-values.ts'
import type { Design } from './design.ts'
import { blocksAroundLarge } from './large-block.ts'
import { pileControls, pileDefaults, pileLayout } from './pile.ts'

/** Overlapping cards round one large card, which needs three cells each way to have neighbours. */
export const pileonelarge: Design = {
  type: 'pileonelarge',
  defaults: pileDefaults,
  controls: (input) => pileControls(input, 3),
  layout: (input) => pileLayout(input, blocksAroundLarge),
  photoCount({ format, values }) {
    const { numberVert = 1, numberHor = 1 } = numbersOf(values)
    return blocksAroundLarge(numberVert, numberHor, format).length
  },
}
