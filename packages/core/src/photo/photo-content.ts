import type { Rect } from '../geometry/index.ts'

/** How many columns, and rows, saliency is told for, whatever the shape of the photo. */
export const SALIENCY_SIDE = 16

/**
 * What a photo shows, found in the browser and never sent anywhere. Places are shares of the photo as stored, before any
 * turning, so that turning it later changes nothing here.
 */
export interface PhotoContent {
  /** Those that are sure before those that are likely, each the largest first. */
  readonly faces: readonly Rect[]
  /** How much the eye is drawn to each part, row by row, from 0 to 255. */
  readonly saliency: readonly number[]
  /** From 0, blurred, to 1. */
  readonly sharpness: number
  /** From 0, far too dark or too light, to 1. */
  readonly exposure: number
  /** Sixteen hexadecimal digits, of which few differ between two shots of the same scene. */
  readonly fingerprint: string
  /** The mean colour: lightness, then how far to red and how far to yellow, in percent. */
  readonly tone: readonly [number, number, number]
}
