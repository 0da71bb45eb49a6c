import { CM_PER_INCH, type Size } from '../geometry/index.ts'
import { cropOf, reachOf } from './crop.ts'
import type { PlacedPhoto } from './placed-photo.ts'

/** Quotes and text are drawn at whatever size is needed; they count as just good enough. */
const DRAWN_DPI = 100

/** What a slot without anything in it has instead of a resolution. */
export const EMPTY_DPI = -1

export type SlotContent =
  | { readonly kind: 'empty' }
  | { readonly kind: 'quote' }
  | { readonly kind: 'text' }
  /** `original` is the uploaded photo's size in pixels, before any turn, whatever size is on the screen. */
  | { readonly kind: 'photo'; readonly original: Size; readonly placed: PlacedPhoto }

/** How many of the original's pixels are printed per inch across the slot, rounded down. */
export function dpiOf(content: SlotContent, slot: Size): number {
  if (content.kind === 'empty') return EMPTY_DPI
  if (content.kind !== 'photo') return DRAWN_DPI
  const { width } = cropOf(content.original, slot, content.placed)
  // A resolution that is whole on paper must not lose a dot to float noise.
  return Math.floor((width * CM_PER_INCH) / reachOf(slot, content.placed.tilt).width + 1e-9)
}
