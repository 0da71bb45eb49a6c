import type { Toning } from '@collagerie/core/effects'
import type { Rect } from '@collagerie/core/geometry'
import type { PhotoStep } from '../plan/paint-step.ts'
import type { View } from '../plan/view.ts'
import type { Picture, Platform } from '../platform/platform.ts'

/** Everything a step's painter may use besides the context. */
export interface PaintTools {
  readonly view: View
  readonly platform: Platform
  /** `rough` costs a fraction of the work, for what is painted well a moment later. */
  readonly sampling?: 'rough'
  pictures(photo: string, toning: Toning): Picture | undefined
  /** Photos prepared at exactly their printed pixels, in place of `pictures`. */
  readonly print?: PrintRows
}

/** Hands out only what a strip of the sheet needs of a photo, so that no photo is ever whole in memory. */
export interface PrintRows {
  /** The area painted now, in pixels from the format's corner; inside a fold, the area folded into it. */
  readonly window: Rect
  /** The part of the step's box that the window can show; undefined if it shows none. */
  rowsOf(step: PhotoStep, window: Rect): PhotoRows | undefined
}

/** Some rows of a photo, upright in its box, at one pixel per printed pixel. */
export interface PhotoRows extends Picture {
  /** The first of them, from the top of the box. */
  readonly top: number
}
