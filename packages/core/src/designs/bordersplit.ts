import type { Format } from '../format/index.ts'
import { defineDesign } from './define-design.ts'
import { PANORAMA } from './panorama.ts'
import { type SplitValues, splitCount, splitPhotos } from './split.ts'
import { splitControls, splitStart } from './split-controls.ts'
import { startingSpace } from './starting-space.ts'

// Two large photos stacked on the left, two columns of four on the right: again one shape for all slots.
const defaults = {
  numberVert: 2,
  numberHor: 4,
  borderCM: 0.5,
  marginCM: 0.5,
  position: 3,
  division: 50,
  inline: 0,
  layout: 2,
}

const BORDERS = { small: 0.55, large: 0.85 }

/** How a sheet of this shape is split before anybody chooses: always so that two large photos are equally high. */
function startOn({ width, height }: Format): SplitValues {
  const breadth = width / height
  // On a panorama, two large photos of half its height would be strips, so there is one.
  if (breadth >= PANORAMA) return { ...defaults, layout: 0, numberVert: 3, numberHor: 3 }
  if (breadth >= LONG) return { ...defaults, numberVert: 3 }
  if (breadth < NARROW) return { ...defaults, ...ABOVE }
  return breadth < SLIM ? { ...defaults, numberHor: 6 } : defaults
}

/** Prints lie further apart than bare photos: their borders, the same on every sheet, are slim on large ones. */
const SPACE = 0.02

const LONG = 1.45
const SLIM = 0.7
const NARROW = 0.6

/** On a narrow sheet the large photos stand on top of each other above the small ones, or all would be slim. */
const ABOVE = { position: 0, division: 60, numberVert: 3, numberHor: 2 }

/** A split in which every photo is a print with a white border of its own, a wider one round the large photos. */
export const bordersplit = defineDesign({
  type: 'bordersplit',
  category: 'split',
  moods: ['classic', 'quiet'],
  hasOwnBorder: true,
  defaults,
  startingValues(input) {
    const start = startOn(input.format)
    return { ...start, ...startingSpace(input.format, SPACE), ...splitStart(input, start, BORDERS) }
  },
  controls: (input) => splitControls(input, defaults, BORDERS),
  layout: (input) => ({
    photos: splitPhotos(input, (box, isLarge) => ({
      ...box,
      photoBorder: isLarge ? BORDERS.large : BORDERS.small,
    })),
    photoBorder: BORDERS.small,
    // White on white leaves no border to be seen, so the prints throw a shadow.
    photoBorderType: 'print',
  }),
  photoCount: splitCount,
})
