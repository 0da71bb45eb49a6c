import { createHash } from 'node:crypto'

export interface StreamSum {
  readonly bytes: number
  /** In hexadecimal. */
  readonly sha256: string
}

/** Reads a stream to its end. */
export async function sumOfStream(stream: AsyncIterable<Uint8Array>): Promise<StreamSum> {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const chunk of stream) {
    hash.update(chunk)
    bytes += chunk.length
  }
  return { bytes, sha256: hash.digest('hex') }
}
