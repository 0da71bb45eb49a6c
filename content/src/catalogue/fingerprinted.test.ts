import { expect, it } from 'vitest'
import { fingerprinted } from './fingerprinted.ts'

it('names files and folders after what they hold', () => {
  expect(fingerprinted('/webassets/thumbs/gen-heart.jpg', ['a'])).toBe('/webassets/thumbs/gen-heart-ca978112ca.jpg')
  expect(fingerprinted('/webassets/previews/album/', ['a'])).toBe('/webassets/previews/album-ca978112ca/')
  expect(fingerprinted('/webassets/previews/album/', ['a', 'b'])).toBe('/webassets/previews/album-fb8e20fc2e/')
})
