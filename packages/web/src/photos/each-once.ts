/** Each photo once, where it came first, as it came last. */
export function eachOnce<Photo extends { readonly id: string }>(photos: readonly Photo[]): readonly Photo[] {
  return Array.from(new Map(photos.map((photo) => [photo.id, photo])).values())
}
