import type { Size } from '@collagerie/core/geometry'

/** JPEG decoders can leave out detail as they go, by eighths of the size. */
const STEPS = 8
/** A step that falls short by this little does: phones' 4032 pixels give 1008 where 1024 are wanted. */
const NEAR_ENOUGH = 0.98

/**
 * The picture in the smallest size the decoder itself can make that is as large as wanted or next to it, in half the time of
 * decoding all of it; nothing where that does not help or cannot be had. Whoever gets it has to close it, and what was
 * read is the decoder's from then on.
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
    // The other way to decode says whether it is the photo that is broken.
    return undefined
  } finally {
    decoder.close()
  }
}
