export type {
  Art,
  FillRule,
  GradientStop,
  LinearPaint,
  Mark,
  Paint,
  RadialPaint,
  SolidPaint,
  Stroke,
} from './art.ts'
export type { Matrix } from './matrix.ts'
export { pathBounds } from './path-bounds.ts'
export { readArt } from './read-art.ts'
