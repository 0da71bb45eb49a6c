/** Under which a photo's bytes are kept. */
export function photoKey(photoId: string): string {
  return `photos/${photoId}`
}
