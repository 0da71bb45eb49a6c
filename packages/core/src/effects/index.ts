export { applyMatrix } from './apply-matrix.ts'
export { COLOUR_MATRICES, type ColourMatrix } from './colour-matrix.ts'
export { effectOf, IMAGE_EFFECTS, type ImageEffect, isImageEffect } from './image-effect.ts'
