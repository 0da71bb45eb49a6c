import { createHash } from 'node:crypto'
import { ContentHash, isContentHash } from '../storage/content-hash.ts'

export interface StreamSum {
  readonly bytes: number
  /** In hexadecimal. */
  readonly sha256: string
  readonly contentHash: string
}

/** Reads a stream to its end. */
export async function sumOfStream(stream: AsyncIterable<Uint8Array>): Promise<StreamSum> {
  const hash = createHash('sha256')
  const content = new ContentHash()
  let bytes = 0
  for await (const chunk of stream) {
    hash.update(chunk)
    content.add(chunk)
    bytes += chunk.length
  }
  return { bytes, sha256: hash.digest('hex'), contentHash: content.end() }
}

/** Whether a hash of either kind matches what was read. */
export function hasHash({ sha256, contentHash }: StreamSum, hash: string): boolean {
  return hash === (isContentHash(hash) ? contentHash : sha256)
}
