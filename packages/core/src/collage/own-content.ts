import { isDefaultText } from '../text/index.ts'
import type { Collage } from './collage.ts'
import { photosOnPages } from './pages.ts'

/** Whether there is a photo or a text of the customer's own in a collage: without, nobody would miss it. */
export function hasOwnContent(collage: Collage): boolean {
  const texts = Object.entries(collage.userdata.texts)
  return photosOnPages([collage]).length > 0 || texts.some(([slot, { text }]) => !isDefaultText(slot, text))
}
