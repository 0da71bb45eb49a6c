import { beforeEach, describe, expect, it, vi } from 'vitest'
import { inspectFile } from './inspect-file.ts'

const FRAME = [0xff, 0xc0, 0, 11, 8, 0, 20, 0, 30, 1, 1, 0x11, 0]
const TABLE = [0xff, 0xdb, 0, 67, 0, ...Array<number>(64).fill(1)]
const PIXELS = [...TABLE, 0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 0x7f, 0xff, 0xd9]

const EXIF_MARK = [0xff, 0xe1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0]
const DIRECTORY = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0]

/** Says that the photo has to be turned by 90 degrees. */
const TURNED = [...EXIF_MARK, ...DIRECTORY]

/** Comments of 64 KiB each. */
function comments(count: number): Uint8Array<ArrayBuffer>[] {
  const comment = new Uint8Array(65_537)
  comment.set([0xff, 0xfe, 0xff, 0xff])
  return Array.from({ length: count }, () => comment)
}

const fileOf = (...parts: (readonly number[] | Uint8Array<ArrayBuffer>)[]) =>
  new Blob([new Uint8Array([0xff, 0xd8]), ...parts.map((part) => new Uint8Array(part))])

describe('what a file says of itself', () => {
  beforeEach(() => {
    vi.stubGlobal('self', globalThis)
    return () => vi.unstubAllGlobals()
  })

  it.each([
    ['photo.png', 'refused'],
    ['photo.JPG', 'inspected'],
  ])('counts as much as what it is called: %s is %s', async (name, kind) => {
    expect(await inspectFile(new File([fileOf(FRAME, PIXELS)], name))).toMatchObject({ kind })
  })

  it.each([0, 5])('is read up to the pixels, also with %i comments of 64 KiB behind the frame', async (count) => {
    expect(await inspectFile(fileOf(FRAME, ...comments(count), TURNED, PIXELS))).toMatchObject({
      kind: 'inspected',
      inspected: { width: 30, height: 20, rotation: 90, exif: [{ start: 2 + FRAME.length + count * 65_537 }] },
    })
  })

  it('is refused where there is no photo, or none that can be drawn', async () => {
    const refused = (error: string) => ({ kind: 'refused', error })
    expect(await inspectFile(new Blob(['once upon a time']))).toEqual(refused('ERROR_NO_JPG_IMAGE'))
    expect(await inspectFile(fileOf(PIXELS))).toEqual(refused('ERROR_NO_JPG_IMAGE'))
    expect(await inspectFile(fileOf(FRAME, ...comments(5)))).toEqual(refused('ERROR_IMAGE_COULD_NOT_BE_LOADED'))
    expect(await inspectFile(fileOf(FRAME, FRAME, PIXELS))).toEqual(refused('ERROR_IMAGE_COULD_NOT_BE_LOADED'))
  })
})
