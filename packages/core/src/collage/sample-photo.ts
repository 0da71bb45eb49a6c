import type { Collage } from './collage.ts'

const PREFIX = 'sample:'

/** A sample picture in a slot: it is tried, but never saved, printed or counted as a photo. */
export function samplePhotoId(sample: string): string {
  return PREFIX + sample
}

/** The sample picture of an id; undefined for a customer's own photo. */
export function sampleOf(photoId: string): string | undefined {
  return photoId.startsWith(PREFIX) ? photoId.slice(PREFIX.length) : undefined
}

export function sampleSlots({ userdata }: Collage): readonly string[] {
  return Object.entries(userdata.images).flatMap(([slot, { photo }]) =>
    photo && sampleOf(photo.id) !== undefined ? [slot] : [],
  )
}

/** The sheet without samples, as it is stored and shown to others; the same object if it has none. */
export function withoutSamples(collage: Collage): Collage {
  const samples = new Set(sampleSlots(collage))
  if (samples.size === 0) return collage
  const images = Object.entries(collage.userdata.images).filter(([slot]) => !samples.has(slot))
  return { ...collage, userdata: { ...collage.userdata, images: Object.fromEntries(images) } }
}
