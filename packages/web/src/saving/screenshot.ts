import { type Collage, SCREENSHOT_PX, withoutSamples } from '@collagerie/core/collage'
import { track } from '../analytics/analytics.ts'
import { paintMiniature } from '../painting/miniature.ts'
import { librarySource } from '../photos/library-store.ts'

const LOOK = {
  source: librarySource,
  longSide: SCREENSHOT_PX,
  isSquare: true,
  quality: 0.5,
} as const

/** The first sheet on a white square, as a JPEG in base64. Empty if it cannot be made. */
export async function takeScreenshot([first]: Collage, signal: AbortSignal): Promise<string> {
  try {
    const jpeg = first && (await paintMiniature(withoutSamples(first), LOOK, signal))
    return jpeg ? await base64Of(jpeg) : ''
  } catch (error) {
    track('screenshot-failed', { message: String(error) })
    return ''
  }
}

async function base64Of(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  let letters = ''
  for (const byte of bytes) letters += String.fromCharCode(byte)
  return btoa(letters)
}
