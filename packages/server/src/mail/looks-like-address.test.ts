import { expect, it } from 'vitest'
import { looksLikeAddress } from './looks-like-address.ts'

it.each(['evil.co/win', 'https://x', 'www.x', 'evil．com', 'evil。com', 'a@b'])('%s looks like an address', (text) => {
  expect(looksLikeAddress(text)).toBe(true)
})

it.each(['Été 2026', 'J. Martin', 'anna', '12.06.2026'])('%s does not', (text) => {
  expect(looksLikeAddress(text)).toBe(false)
})
