export { applyMatrix } from './apply-matrix.ts'
export { COLOUR_MATRICES } from './colour-matrix.ts'
export { effectOf, IMAGE_EFFECTS, type ImageEffect } from './image-effect.ts'
