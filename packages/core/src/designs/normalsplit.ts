import { defineDesign } from './define-design.ts'
import { splitCount, splitPhotos } from './split.ts'
import { splitControls, splitStart } from './split-controls.ts'

// Over five columns the first large photo takes three and the second two; small ones are about square on a sheet of 5:4.
const defaults = {
  numberVert: 5,
  numberHor: 2,
  borderCM: 0.5,
  marginCM: 0.5,
  position: 0,
  division: 50,
  inline: 0,
  layout: 1,
}

/** Large photos on one side, a grid of small ones on the other. */
export const normalsplit = defineDesign({
  type: 'normalsplit',
  category: 'split',
  defaults,
  startingValues: (input) => splitStart(input, defaults, { small: 0, large: 0 }),
  controls: (input) => splitControls(input, defaults, { small: 0, large: 0 }),
  layout: (input) => ({ photos: splitPhotos(input, (box) => box) }),
  photoCount: splitCount,
})
