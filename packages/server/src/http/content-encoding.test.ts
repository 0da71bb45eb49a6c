import { describe, expect, it } from 'vitest'
import { contentEncoding } from './content-encoding.ts'

describe('contentEncoding', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['GZIP;q=0.5', 'gzip'],
    ['br;q=0, gzip;q=1.0', 'gzip'],
    ['br; q=0.000, gzip;q=0', 'identity'],
    ['brotli', 'identity'],
  ] as const)('answers %j with %s', (header, encoding) => {
    expect(contentEncoding(header)).toBe(encoding)
  })
})
