import type { Collage } from './collage.ts'
import { photosOnPages } from './pages.ts'

/** Whether there is a photo or a text of the customer's own in a collage: without, nobody would miss it. */
export function hasOwnContent(collage: Collage): boolean {
  return (
    photosOnPages([collage]).length > 0 || Object.values(collage.userdata.texts).some(({ text }) => text.trim() !== '')
  )
}
