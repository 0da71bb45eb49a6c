import type { Adjustments, ImageEffect } from '../effects/index.ts'
import type { Rotation } from './rotation.ts'

/** A photo in a slot. */
export interface PlacedPhoto {
  readonly id: string
  /** 1: the photo just covers the slot. 4: a quarter of that crop each way. */
  readonly zoom: number
  /** The crop's centre, as a fraction of the photo as rotated and mirrored. */
  readonly x: number
  readonly y: number
  /** Turns the pixels as stored, the camera's own orientation included. */
  readonly rotation: Rotation
  /** Mirrored left to right, once it is turned; missing where it is not. */
  readonly isMirrored?: boolean
  /** Degrees by which it is set straight, clockwise, about the middle of its slot; missing where it is not. */
  readonly tilt?: number
  readonly effect: ImageEffect
  readonly adjustments?: Adjustments
}

/** A photo as it first comes into a slot: all that fits, from the middle. */
export function placePhoto(id: string, rotation: Rotation = 0): PlacedPhoto {
  return { id, zoom: 1, x: 0.5, y: 0.5, rotation, effect: 'none' }
}
