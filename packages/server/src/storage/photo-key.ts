/** The key of a photo's bytes. */
export function photoKey(photoId: string): string {
  return `photos/${photoId}`
}

/** The key of a smaller copy of a photo. */
export function copyKey(photoId: string, width: number, height: number): string {
  return `resizes/${photoId}-${width}x${height}`
}
