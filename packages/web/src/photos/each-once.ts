/** Removes duplicates by id: the position of the first, the data of the last. */
export function eachOnce<Photo extends { readonly id: string }>(photos: readonly Photo[]): readonly Photo[] {
  return Array.from(new Map(photos.map((photo) => [photo.id, photo])).values())
}
