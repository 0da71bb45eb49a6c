import type { Format } from '../format/index.ts'
import { clampToStep } from './controls.ts'

/** Of the sheet's short side: a gutter that is right on 40 cm is a hairline on a metre. */
const SHARE = 0.012
const LEAST_CM = 0.5
const MOST_CM = 2
const STEP_CM = 0.1

/** The spacing and margin a sheet starts with, equally wide, if the design may choose them. */
export function startingSpace({ width, height }: Format, share = SHARE) {
  const space = clampToStep(share * Math.min(width, height), LEAST_CM, MOST_CM, STEP_CM)
  return { borderCM: space, marginCM: space }
}
