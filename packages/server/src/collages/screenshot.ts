import { SCREENSHOT_PX } from '@collagerie/core/collage'
import { readJpegHeader } from '@collagerie/core/photo'

/** Pure noise at quality 50 takes 271,000 bytes, and no collage is noise. */
const MOST_BYTES = 300_000
const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/

/** Whether a document's screenshot, in base64, is a small JPEG. A document without one passes too. */
export function isScreenshot(text: string): boolean {
  if (text.length > Math.ceil(MOST_BYTES / 3) * 4 || !BASE64.test(text)) return false
  if (text === '') return true
  const header = readJpegHeader(Buffer.from(text, 'base64'))
  return header.ok && header.value.width <= SCREENSHOT_PX && header.value.height <= SCREENSHOT_PX
}
