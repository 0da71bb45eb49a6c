import type { Rect } from '../geometry/index.ts'

/** The number of columns and rows of the saliency, for any shape of photo. */
export const SALIENCY_SIDE = 16

/**
 * What a photo shows, found in the browser and never sent. Places are shares of the stored photo, before any turn, so
 * that turning it changes nothing here.
 */
export interface PhotoContent {
  /** Sure faces before likely ones, each largest first. */
  readonly faces: readonly Rect[]
  /** How much each part draws the eye, row by row, from 0 to 255. */
  readonly saliency: readonly number[]
  /** From 0, blurred, to 1. */
  readonly sharpness: number
  /** From 0, far too dark or too light, to 1. */
  readonly exposure: number
  /** Sixteen hexadecimal digits, few of which differ between two shots of one scene. */
  readonly fingerprint: string
  /** The mean colour: lightness, then the shift to red and to yellow, in percent. */
  readonly tone: readonly [number, number, number]
}
