export { inset, intersection, type Point, type Rect, type Size, turnedBounds } from './rect.ts'
export { seededRandom } from './seeded-random.ts'
