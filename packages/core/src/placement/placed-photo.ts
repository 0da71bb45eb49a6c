import type { Adjustments, ImageEffect } from '../effects/index.ts'
import type { Rotation } from './rotation.ts'

/** A photo in a slot. */
export interface PlacedPhoto {
  readonly id: string
  /** At 1 the photo just covers the slot; at 4 the crop has a quarter of that width and height. */
  readonly zoom: number
  /** The crop's centre, as a fraction of the photo as rotated and mirrored. */
  readonly x: number
  readonly y: number
  /** Turns the stored pixels; includes the camera's orientation. */
  readonly rotation: Rotation
  /** Whether it is mirrored left to right after its turn; missing if not. */
  readonly isMirrored?: boolean
  /** Degrees by which it is straightened, clockwise about the middle of its slot; missing if none. */
  readonly tilt?: number
  readonly effect: ImageEffect
  readonly adjustments?: Adjustments
}

/** How a photo is framed in its slot. */
export type Framing = Pick<PlacedPhoto, 'zoom' | 'x' | 'y' | 'rotation' | 'isMirrored' | 'tilt'>

/** A photo as it is first placed: as much as fits, from the middle. */
export function placePhoto(id: string, rotation: Rotation = 0): PlacedPhoto {
  return { id, zoom: 1, x: 0.5, y: 0.5, rotation, effect: 'none' }
}
