import { defineDesign } from './define-design.ts'
import { splitCount, splitPhotos } from './split.ts'
import { splitControls } from './split-controls.ts'

// Two large photos over a 4x3 grid: both are two columns by two fifths of the height, so all slots have one shape.
const defaults = {
  numberVert: 4,
  numberHor: 3,
  borderCM: 0.5,
  marginCM: 0.5,
  position: 0,
  division: 40,
  inline: 0,
  layout: 1,
}

/** Large photos on one side, a grid of small ones on the other. */
export const normalsplit = defineDesign({
  type: 'normalsplit',
  category: 'split',
  defaults,
  controls: (input) => splitControls(input, defaults, { small: 0, large: 0 }),
  layout: (input) => ({ photos: splitPhotos(input, (box) => box) }),
  photoCount: splitCount,
})
