import type { ImageEffect } from '@collagerie/core/effects'
import type { Picture, Platform } from '../platform.ts'
import type { View } from '../view.ts'

/** Everything a step's painter may use besides the context. */
export interface Easel {
  readonly view: View
  readonly platform: Platform
  /** Rough is a fraction of the work, for what is painted well a moment later. */
  readonly sampling?: 'rough'
  pictures(photo: string, effect: ImageEffect): Picture | undefined
}
