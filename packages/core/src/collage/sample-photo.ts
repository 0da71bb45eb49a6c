import type { Collage } from './collage.ts'

const PREFIX = 'sample:'

/** A sample picture as it stands in a slot: it is tried, never saved, printed or counted as a photo. */
export function samplePhotoId(sample: string): string {
  return PREFIX + sample
}

/** Which sample picture an id stands for; undefined for a photo of the customer's own. */
export function sampleOf(photoId: string): string | undefined {
  return photoId.startsWith(PREFIX) ? photoId.slice(PREFIX.length) : undefined
}

export function sampleSlots({ userdata }: Collage): readonly string[] {
  return Object.entries(userdata.images).flatMap(([slot, { photo }]) =>
    photo && sampleOf(photo.id) !== undefined ? [slot] : [],
  )
}

/** The sheet as it is kept and shown to others; itself where nothing is tried on it. */
export function withoutSamples(collage: Collage): Collage {
  const samples = new Set(sampleSlots(collage))
  if (samples.size === 0) return collage
  const images = Object.entries(collage.userdata.images).filter(([slot]) => !samples.has(slot))
  return { ...collage, userdata: { ...collage.userdata, images: Object.fromEntries(images) } }
}
