import type { Format } from '../format/index.ts'
import { defineDesign } from './define-design.ts'
import { PANORAMA } from './panorama.ts'
import { type SplitValues, splitCount, splitPhotos } from './split.ts'
import { splitControls, splitStart } from './split-controls.ts'
import { startingSpace } from './starting-space.ts'

const defaults = {
  numberVert: 4,
  numberHor: 2,
  borderCM: 0.5,
  marginCM: 0.5,
  position: 0,
  division: 50,
  inline: 0,
  layout: 1,
}

/** Two large photos start over five columns, one over three of them and the other over two: one leads. */
const LEADING = { numberVert: 5, division: 55 }
/** On an upright sheet they are as high as wide, and the small ones below in three rows. */
const LEADING_UPRIGHT = { numberVert: 5, numberHor: 3, division: 45 }
/** On a narrow one they stand on top of each other. */
const STACKED = { numberVert: 3, numberHor: 2, division: 60, layout: 2 }

const NO_BORDERS = { small: 0, large: 0 }

const UPRIGHT = 0.85
const NARROW = 0.6

/** How a sheet of this shape is split before anybody chooses. */
function startOn({ width, height }: Format): SplitValues {
  const breadth = width / height
  // A photo across the upper half of a panorama would be a strip, so one large photo stands at the left.
  if (breadth >= PANORAMA) return { ...defaults, position: 3, layout: 0, numberVert: 3, numberHor: 3 }
  if (breadth > UPRIGHT) return { ...defaults, ...LEADING }
  return { ...defaults, ...(breadth < NARROW ? STACKED : LEADING_UPRIGHT) }
}

/** Large photos on one side, a grid of small ones on the other. */
export const normalsplit = defineDesign({
  type: 'normalsplit',
  category: 'split',
  defaults,
  startingValues(input) {
    const start = startOn(input.format)
    return { ...start, ...startingSpace(input.format), ...splitStart(input, start, NO_BORDERS) }
  },
  controls: (input) => splitControls(input, defaults, NO_BORDERS),
  layout: (input) => ({ photos: splitPhotos(input, (box) => box, { hasLeader: true }) }),
  photoCount: splitCount,
})
