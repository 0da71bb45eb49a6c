import type { Collage } from './collage.ts'
import { sampleOf } from './sample-photo.ts'

/** Whether there is a photo or a text of the customer's own in a collage: without, nobody would miss it. */
export function hasOwnContent({ userdata: { images, texts } }: Pick<Collage, 'userdata'>): boolean {
  return (
    Object.values(images).some(({ photo }) => photo && sampleOf(photo.id) === undefined) ||
    Object.values(texts).some(({ text }) => text.trim() !== '')
  )
}
