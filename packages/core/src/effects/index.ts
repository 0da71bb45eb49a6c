export {
  ADJUSTMENTS,
  type Adjustment,
  type Adjustments,
  adjustmentIn,
  tidyAdjustments,
} from './adjustments.ts'
export { applyMatrix } from './apply-matrix.ts'
export { effectOf, IMAGE_EFFECTS, type ImageEffect } from './image-effect.ts'
export { type Toning, toningMatrix, toningOf } from './toning.ts'
