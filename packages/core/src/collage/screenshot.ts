/** The picture saved with a collage fits into a square with this side. */
export const SCREENSHOT_PX = 500

/** The first three bytes of every JPEG, in base64. */
const JPEG_START = '/9j/'

export function isJpegInBase64(text: string): boolean {
  return text.startsWith(JPEG_START)
}
