import { LEAST_OF_PLACE } from './starting-text.ts'

/** Capitals are about five eighths of their size. */
const CAPITALS = 0.625

/**
 * How high the capitals of a title are, in cm, if its many words leave them lost in a place for letters of `placeSize`.
 */
export function lostCapitals(fontSize: number, placeSize: number): number | undefined {
  return fontSize < LEAST_OF_PLACE * placeSize ? CAPITALS * fontSize : undefined
}
