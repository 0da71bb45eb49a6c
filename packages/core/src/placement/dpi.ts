import { CM_PER_INCH, type Size } from '../geometry/index.ts'
import { cropOf, reachOf } from './crop.ts'
import type { PlacedPhoto } from './placed-photo.ts'

/** Quotes and texts are drawn at any size; they count as just good enough. */
const DRAWN_DPI = 100

/** Stands for the resolution of an empty slot. */
export const EMPTY_DPI = -1

export type SlotContent =
  | { readonly kind: 'empty' }
  | { readonly kind: 'quote' }
  | { readonly kind: 'text' }
  /** `original` is the uploaded photo's size in pixels, before any turn and independent of the screen. */
  | { readonly kind: 'photo'; readonly original: Size; readonly placed: PlacedPhoto }

/** The original's pixels per printed inch across the slot, rounded down. */
export function dpiOf(content: SlotContent, slot: Size): number {
  if (content.kind === 'empty') return EMPTY_DPI
  if (content.kind !== 'photo') return DRAWN_DPI
  const { width } = cropOf(content.original, slot, content.placed)
  // A resolution that is whole on paper must not lose a dot to float noise.
  return Math.floor((width * CM_PER_INCH) / reachOf(slot, content.placed.tilt).width + 1e-9)
}
