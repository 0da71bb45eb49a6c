import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { ContentHash } from '../storage/content-hash.ts'
import { hasHash, sumOfStream } from './stream-sum.ts'

describe('what was read of a carried file', () => {
  const bytes = Buffer.from('once upon a time')

  it('is held against the hash its row has, of whichever kind', async () => {
    const sum = await sumOfStream(Readable.from([bytes.subarray(0, 5), bytes.subarray(5)]))
    const content = new ContentHash()
    content.add(bytes)
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    expect(sum.bytes).toBe(bytes.length)
    expect([content.end(), sha256].map((hash) => hasHash(sum, hash))).toEqual([true, true])
    expect([new ContentHash().end(), 'a'.repeat(64), ''].map((hash) => hasHash(sum, hash))).toEqual([
      false,
      false,
      false,
    ])
  })
})
