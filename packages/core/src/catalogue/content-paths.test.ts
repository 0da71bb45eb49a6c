import { expect, it } from 'vitest'
import { assetPath } from './content-paths.ts'

it.each([
  ['/webassets/templates/garden-50x40.xml', 'xml', 'webassets/templates/garden-50x40.xml'],
  ['/webassets/only.xml', 'xml', 'webassets/only.xml'],
  ['/webassets/art/leaf_2.svg', 'svg', 'webassets/art/leaf_2.svg'],
  ['/webassets/art/leaf_2.svg', undefined, 'webassets/art/leaf_2.svg'],
  ['/webassets/only.png', undefined, undefined],
  ['/webassets/art/leaf_2.svg', 'xml', undefined],
  ['/webassets/only.xml', 'svg', undefined],
  ['webassets/only.xml', 'xml', undefined],
  ['/webassets/../secret.xml', 'xml', undefined],
  ['/webassets//only.xml', 'xml', undefined],
  ['/webassets/only.xml\n', 'xml', undefined],
  ['https://example.com/webassets/only.xml', 'xml', undefined],
  ['', 'xml', undefined],
] as const)('reads %j as the address of %s', (address, ending, path) => {
  expect(assetPath(address, ending)).toBe(path)
})
