import { describe, expect, it, vi } from 'vitest'
import type { InspectedFile } from '../workers/photo-job.ts'
import type { PhotoWork } from '../workers/photo-work.ts'
import { PictureLevels } from './picture-levels.ts'

const bitmap = (width: number) => ({ width, height: width / 2, close: () => undefined }) as ImageBitmap

const refuse = () => Promise.reject(new Error('not asked for here'))

/** Only the work the levels ask for; nothing here decodes a file. */
const work: PhotoWork = {
  inspect: refuse,
  decode: refuse,
  asJpeg: refuse,
  isSame: refuse,
  uploadCopy: refuse,
  sharpen: async (_file, _inspected, longSide) => bitmap(longSide),
  tone: async (plain) => bitmap(plain.width),
}

function levelsWith(more: Partial<PhotoWork>): PictureLevels {
  const levels = new PictureLevels({ ...work, ...more })
  const bytes = { open: refuse }
  const decoded = { bitmap: bitmap(1024), small: bitmap(320), thumb: undefined }
  levels.put('photo', { bytes, size: { width: 4000, height: 2000 }, firstSide: 1024, decoded })
  return levels
}

async function widthAfterwards(levels: PictureLevels, wanted: number): Promise<number | undefined> {
  await new Promise<void>((arrived) => {
    if (!levels.picture('photo', 'none', arrived, wanted)?.isComing) arrived()
  })
  return levels.picture('photo', 'none', () => undefined, wanted)?.width
}

describe('the pictures of a photo that is shown small', () => {
  it('are drawn from the copy at hand where the browser draws with care', async () => {
    const levels = levelsWith({})
    expect(await widthAfterwards(levels, 100)).toBe(320)
    expect(await widthAfterwards(levels, 600)).toBe(1024)
  })

  it('are made to fit where it does not, from what is at hand', async () => {
    const shrink = vi.fn<NonNullable<PhotoWork['shrink']>>(async (_bitmap, longSide) => bitmap(longSide))
    const levels = levelsWith({ shrink })
    expect(await widthAfterwards(levels, 100)).toBe(113)
    expect(await widthAfterwards(levels, 320)).toBe(320)
    expect(await widthAfterwards(levels, 600)).toBe(640)
    expect(shrink.mock.calls.map(([from]) => from.width)).toEqual([1024, 1024])
  })
})

describe('the pictures of a photo that came small first', () => {
  it('are of the first copy as soon as that is there, whatever is asked for before', async () => {
    const opened: number[] = []
    const open = async (longSide: number) => {
      opened.push(longSide)
      return { blob: new Blob(), inspected: {} as InspectedFile }
    }
    const levels = new PictureLevels(work)
    const decoded = { bitmap: bitmap(320), small: undefined, thumb: undefined }
    const bytes = { open, isSmallSooner: true }
    levels.put('photo', { bytes, size: { width: 4000, height: 2000 }, firstSide: 1024, decoded })
    expect(levels.picture('photo', 'none', () => undefined, 100)?.width).toBe(320)
    expect(levels.picture('photo', 'none', () => undefined, 500)).toMatchObject({ width: 320, isComing: true })
    expect(await widthAfterwards(levels, 500)).toBe(1024)
    expect(opened).toEqual([1024])
    expect(await widthAfterwards(levels, 3000)).toBe(3072)
    expect(opened).toEqual([1024, 3072])
  })
})
