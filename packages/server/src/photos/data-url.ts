import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { MOST_PIXELS } from '@collagerie/core/photo'
import { exifTurn } from '@collagerie/core/placement'
import { HttpFailure } from '../http/errors.ts'

const PREFIX = 'data:image/jpeg;base64,'
const QUALITY = 80

interface Box {
  readonly width: number
  readonly height: number
}

/**
 * The photo made to fit into a box, never enlarged. Its pixels lie as they are stored, as a turn is the collage's to
 * make; mirrored ones are flipped here, since the copy no longer has the tag that says so.
 */
export async function resizedDataUrl(jpeg: Readable, orientation: number, box: Box): Promise<string> {
  // Large, and not needed to start: it is loaded with the first photo.
  const { default: sharp } = await import('sharp')
  // Browsers show photos that end early, and so must this.
  const shrink = sharp({ failOn: 'none', limitInputPixels: MOST_PIXELS })
    .resize({ ...box, fit: 'inside', withoutEnlargement: true })
    .flop(exifTurn(orientation).isMirrored)
    .jpeg({ quality: QUALITY, optimizeCoding: false })
  try {
    const [bytes] = await Promise.all([buffer(shrink), pipeline(jpeg, shrink)])
    return PREFIX + bytes.toString('base64')
  } catch (error) {
    throw new HttpFailure('unusableImage', { cause: error })
  }
}

/** The photo as it is, in pieces, so that it is never held whole. */
export async function* dataUrlPieces(jpeg: Readable): AsyncGenerator<string> {
  yield PREFIX
  let rest = Buffer.alloc(0)
  for await (const chunk of jpeg) {
    const bytes = Buffer.concat([rest, chunk])
    // Base64 takes three bytes at a time; what is left over waits for the next piece.
    const whole = bytes.length - (bytes.length % 3)
    yield bytes.toString('base64', 0, whole)
    rest = bytes.subarray(whole)
  }
  yield rest.toString('base64')
}
