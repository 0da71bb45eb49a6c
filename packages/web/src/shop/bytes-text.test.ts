import { expect, it } from 'vitest'
import { bytesText } from './bytes-text.ts'

it.each([
  [0, 'en', '0 byte'],
  [999, 'en', '999 byte'],
  [1000, 'en', '1 kB'],
  [1540, 'en', '1.5 kB'],
  [999_999, 'en', '1 MB'],
  [12_345_678, 'en', '12 MB'],
  [2_340_000, 'fr', '2,3 Mo'],
  [5_400_000_000, 'de', '5,4 GB'],
  [5_400_000_000_000, 'de', '5.400 GB'],
])('%d bytes in %s are written %s', (bytes, language, written) => {
  expect(bytesText(bytes, language).replaceAll(/\s/g, ' ')).toBe(written)
})
