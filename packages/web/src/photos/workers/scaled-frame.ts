import type { Size } from '@collagerie/core/geometry'

/** JPEG decoders can scale while decoding, in eighths. */
const STEPS = 8
/** A step may fall this little short: a phone's 4032 pixels give 1008 where 1024 are wanted. */
const NEAR_ENOUGH = 0.98

/**
 * The picture in the smallest size the decoder can make that is large enough or nearly so, in half the time of a full
 * decode; undefined if that does not help or is unavailable. The caller must close it, and the decoder owns the bytes
 * from then on.
 */
export async function scaledFrame(read: () => Promise<Uint8Array<ArrayBuffer>>, stored: Size, wanted: Size) {
  const steps = Math.ceil((STEPS * wanted.width * NEAR_ENOUGH) / stored.width)
  // Pages without TLS have no such decoder.
  if (steps >= STEPS || !('ImageDecoder' in self)) return undefined
  const data = await read()
  const decoder = new ImageDecoder({
    data,
    type: 'image/jpeg',
    transfer: [data.buffer],
    desiredWidth: Math.ceil((stored.width * steps) / STEPS),
    desiredHeight: Math.ceil((stored.height * steps) / STEPS),
  })
  try {
    return (await decoder.decode()).image
  } catch {
    // The full decode tells whether the photo is broken.
    return undefined
  } finally {
    decoder.close()
  }
}
