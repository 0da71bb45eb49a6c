import type { Readable } from 'node:stream'

const PREFIX = 'data:image/jpeg;base64,'

/** A picture in pieces, so that it is never held in memory whole. */
export async function* dataUrlPieces(jpeg: Readable): AsyncGenerator<string> {
  yield PREFIX
  let rest = Buffer.alloc(0)
  for await (const chunk of jpeg) {
    const bytes = Buffer.concat([rest, chunk])
    // Base64 encodes three bytes at a time; the remainder waits for the next piece.
    const whole = bytes.length - (bytes.length % 3)
    yield bytes.toString('base64', 0, whole)
    rest = bytes.subarray(whole)
  }
  yield rest.toString('base64')
}
