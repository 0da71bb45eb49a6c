const PREFIX = 'sample:'

/** A sample picture in a slot: it is tried, but never saved, printed or counted as a photo. */
export function samplePhotoId(sample: string): string {
  return PREFIX + sample
}

/** The sample picture of an id; undefined for a customer's own photo. */
export function sampleOf(photoId: string): string | undefined {
  return photoId.startsWith(PREFIX) ? photoId.slice(PREFIX.length) : undefined
}
