export { inDegrees, inRadians } from './angle.ts'
export { clamp } from './clamp.ts'
export { CM_PER_INCH } from './cm-per-inch.ts'
export { fittedInto } from './fitted-into.ts'
export type { Pixels } from './pixels.ts'
export {
  areaOf,
  cornersOf,
  covers,
  inset,
  intersection,
  overlaps,
  type Point,
  type Rect,
  type ScreenPoint,
  type Size,
  turnedBounds,
  union,
} from './rect.ts'
export { seededRandom } from './seeded-random.ts'
export { tidy } from './tidy.ts'
export { centreOf, isInside, turnedAbout } from './turned-box.ts'
