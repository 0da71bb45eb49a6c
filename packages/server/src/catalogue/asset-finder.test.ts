import { expect, it } from 'vitest'
import { assetFinder } from './asset-finder.ts'

const find = assetFinder(
  new Set([
    'thumbs/heart-0123456789.jpg',
    'previews/album-abcdef0123/50x40.jpg',
    'fonts/jost-latin-400-normal.woff2',
    'thumbs/own.jpg',
    'thumbs/own-0123456789.jpg',
  ]),
)

it('keeps for ever what carries a fingerprint in its name, or in that of its folder', () => {
  for (const path of ['thumbs/heart-0123456789.jpg', 'previews/album-abcdef0123/50x40.jpg'])
    expect(find(path)).toEqual({ path, isForEver: true })
  for (const path of ['fonts/jost-latin-400-normal.woff2', 'thumbs/own.jpg'])
    expect(find(path)).toEqual({ path, isForEver: false })
})

it('finds what stands now where another release had something, and has it asked for again', () => {
  const heart = { path: 'thumbs/heart-0123456789.jpg', isForEver: false }
  expect(find('thumbs/heart.jpg')).toEqual(heart)
  expect(find('thumbs/heart-fedcba9876.jpg')).toEqual(heart)
  const preview = { path: 'previews/album-abcdef0123/50x40.jpg', isForEver: false }
  expect(find('previews/album/50x40.jpg')).toEqual(preview)
  expect(find('previews/album-0000000000/50x40.jpg')).toEqual(preview)
  expect(find('thumbs/own-fedcba9876.jpg')).toEqual({ path: 'thumbs/own.jpg', isForEver: false })
})

it('finds nothing where nothing was', () => {
  for (const path of ['', 'thumbs', 'thumbs/', 'thumbs/heart-0123456789', 'thumbs/heart-012345678.jpg'])
    expect(find(path)).toBeUndefined()
})
