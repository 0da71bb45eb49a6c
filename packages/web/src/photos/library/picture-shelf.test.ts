import { describe, expect, it, vi } from 'vitest'
import type { PhotoWork } from '../workers/photo-work.ts'
import { PictureShelf } from './picture-shelf.ts'

const bitmap = (width: number) => ({ width, height: width / 2, close: () => undefined }) as ImageBitmap

const refuse = () => Promise.reject(new Error('not asked for here'))

/** Only what a shelf asks for; nothing here decodes a file. */
const work: PhotoWork = {
  inspect: refuse,
  decode: refuse,
  isSame: refuse,
  uploadCopy: refuse,
  sharpen: async (_file, _inspected, longSide) => bitmap(longSide),
  tone: async (plain) => bitmap(plain.width),
}

function shelfWith(more: Partial<PhotoWork>): PictureShelf {
  const shelf = new PictureShelf({ ...work, ...more })
  const bytes = { open: refuse }
  const decoded = { bitmap: bitmap(1024), small: bitmap(320), thumb: undefined }
  shelf.put('photo', { bytes, size: { width: 4000, height: 2000 }, firstSide: 1024, decoded })
  return shelf
}

async function widthAfterwards(shelf: PictureShelf, wanted: number): Promise<number | undefined> {
  await new Promise<void>((arrived) => {
    if (!shelf.picture('photo', 'none', arrived, wanted)?.isComing) arrived()
  })
  return shelf.picture('photo', 'none', () => undefined, wanted)?.width
}

describe('the pictures of a photo that is shown small', () => {
  it('are drawn from the copy at hand where the browser draws with care', async () => {
    const shelf = shelfWith({})
    expect(await widthAfterwards(shelf, 100)).toBe(320)
    expect(await widthAfterwards(shelf, 600)).toBe(1024)
  })

  it('are made to fit where it does not, from what is at hand', async () => {
    const shrink = vi.fn<NonNullable<PhotoWork['shrink']>>(async (_bitmap, longSide) => bitmap(longSide))
    const shelf = shelfWith({ shrink })
    expect(await widthAfterwards(shelf, 100)).toBe(113)
    expect(await widthAfterwards(shelf, 320)).toBe(320)
    expect(await widthAfterwards(shelf, 600)).toBe(640)
    expect(shrink.mock.calls.map(([from]) => from.width)).toEqual([1024, 1024])
  })
})
