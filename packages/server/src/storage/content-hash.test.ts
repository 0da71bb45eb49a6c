import { describe, expect, it } from 'vitest'
import { ContentHash, isContentHash } from './content-hash.ts'

function hashOf(...texts: readonly string[]): string {
  const hash = new ContentHash()
  for (const text of texts) hash.add(Buffer.from(text))
  return hash.end()
}

describe('the hash of a content', () => {
  it('is BLAKE3, marked as such', () => {
    // The authors' first test vector.
    expect(hashOf()).toBe('b3:af1349b9f5f9a1a6a0404dea36dcc9499bcb25c9adc112b7cc9a93cae41f3262')
    expect(isContentHash(hashOf())).toBe(true)
    expect(isContentHash('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')).toBe(false)
  })

  it('depends on the bytes, not on how they came', () => {
    expect(hashOf('once ', 'upon ', 'a time')).toBe(hashOf('once upon a time'))
    expect(hashOf('once upon a time')).not.toBe(hashOf('once upon a timf'))
  })
})
