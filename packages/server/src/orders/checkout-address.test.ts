import { expect, it } from 'vitest'
import { checkoutAddress } from './checkout-address.ts'

it.each([
  ['https://shop.example/cart', 'https://shop.example/cart?collageid=a%26b%3Dc+%23%2F'],
  ['https://shop.example/cart?from=app#top', 'https://shop.example/cart?from=app&collageid=a%26b%3Dc+%23%2F#top'],
  ['https://shop.example/cart?collageid=theirs', 'https://shop.example/cart?collageid=a%26b%3Dc+%23%2F'],
  ['/shop/cart', '/shop/cart?collageid=a%26b%3Dc+%23%2F'],
])('%s takes the collage into its query', (checkoutUrl, address) => {
  expect(checkoutAddress(checkoutUrl, 'a&b=c #/')).toBe(address)
})
