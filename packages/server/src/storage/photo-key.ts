/** Under which a photo's bytes are kept. */
export function photoKey(photoId: string): string {
  return `photos/${photoId}`
}

/** Under which a smaller copy of a photo is kept. */
export function resizeKey(photoId: string, width: number, height: number): string {
  return `resizes/${photoId}-${width}x${height}`
}
