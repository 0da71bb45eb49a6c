import type { Size } from '../geometry/index.ts'
import { cropOf, turnedSize } from './crop.ts'
import type { FramedSlot } from './frame-in.ts'
import type { PlacedPhoto } from './placed-photo.ts'
import { ALL_SEEN, isSeenWhole } from './seen-part.ts'

/** The words of a quote keep this share of its shorter side away from its edges. */
const QUOTE_MARGIN = 0.03

/** Whether a slot shows all the words of a quote. A shaped slot may hide corners that its box has. */
export function quoteShows(slot: FramedSlot, quote: Size, placed: PlacedPhoto): boolean {
  const turned = turnedSize(quote, placed.rotation)
  const crop = cropOf({ ...quote, isQuote: true }, slot, placed)
  const margin = QUOTE_MARGIN * Math.min(turned.width, turned.height)
  return isSeenWhole(slot.seen ?? ALL_SEEN, {
    x: (margin - crop.x) / crop.width,
    y: (margin - crop.y) / crop.height,
    width: (turned.width - 2 * margin) / crop.width,
    height: (turned.height - 2 * margin) / crop.height,
  })
}
