import type { CollagePage } from './collage-page.ts'
import { shownPhotos } from './photos-of.ts'
import { sampleOf } from './sample-photo.ts'
import { emptySlots, photoSlots } from './slots.ts'

/** The slots of the sheet that show a sample. */
export function sampleSlots(page: CollagePage): readonly string[] {
  return shownPhotos(page).flatMap(({ slot, photo }) => (sampleOf(photo.id) === undefined ? [] : [slot]))
}

/** Also those another layout has room for: their samples wait in the document, unseen. */
export function allSampleSlots({ userdata }: CollagePage): readonly string[] {
  return Object.entries(userdata.images).flatMap(([slot, { photo }]) =>
    photo && sampleOf(photo.id) !== undefined ? [slot] : [],
  )
}

/** Every slot of the sheet is counted once: with a photo, with a sample, or empty. */
export function slotCounts(page: CollagePage): Readonly<Record<'all' | 'samples' | 'empty', number>> {
  const samples = sampleSlots(page).length
  // An empty slot is one without a photo of the customer's.
  return { all: photoSlots(page.template).length, samples, empty: emptySlots(page).length - samples }
}

/** The sheet without samples, as it is stored and shown to others; the same object if it has none. */
export function withoutSamples(page: CollagePage): CollagePage {
  const samples = new Set(allSampleSlots(page))
  if (samples.size === 0) return page
  const images = Object.entries(page.userdata.images).filter(([slot]) => !samples.has(slot))
  return { ...page, userdata: { ...page.userdata, images: Object.fromEntries(images) } }
}
