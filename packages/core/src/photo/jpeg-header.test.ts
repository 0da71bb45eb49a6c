import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readJpegHeader } from './index.ts'

const frame = (width: number, height: number) => [
  0xff,
  0xc0,
  0,
  11,
  8,
  height >> 8,
  height & 255,
  width >> 8,
  width & 255,
  1,
  1,
  0x11,
  0,
]

/** A minimal EXIF segment with one entry, in either byte order. */
function exifSegment(orientation: number, isLittle: boolean): number[] {
  const two = (value: number) => (isLittle ? [value & 255, value >> 8] : [value >> 8, value & 255])
  const four = (value: number) => (isLittle ? [...two(value), 0, 0] : [0, 0, ...two(value)])
  const tiff = [
    ...(isLittle ? [0x49, 0x49] : [0x4d, 0x4d]),
    ...two(42),
    ...four(8),
    ...two(1),
    ...two(0x0112),
    ...two(3),
    ...four(1),
    ...two(orientation),
    0,
    0,
    ...four(0),
  ]
  const body = [0x45, 0x78, 0x69, 0x66, 0, 0, ...tiff]
  return [0xff, 0xe1, 0, body.length + 2, ...body]
}

const file = (...parts: number[][]) => new Uint8Array([0xff, 0xd8, ...parts.flat(), 0xff, 0xd9])

describe('readJpegHeader', () => {
  it('reads the size as stored', () => {
    const header = readJpegHeader(file(frame(4032, 3024)))
    expect(header).toMatchObject({ ok: true, value: { width: 4032, height: 3024, orientation: 1, exif: [] } })
  })

  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'reads orientation %i in both byte orders and says where it stands',
    (orientation) => {
      for (const isLittle of [true, false]) {
        const segment = exifSegment(orientation, isLittle)
        const header = readJpegHeader(file(segment, frame(10, 20)))
        expect(header).toMatchObject({
          ok: true,
          value: { orientation, exif: [{ start: 2, end: 2 + segment.length }] },
        })
      }
    },
  )

  it.each([0, 9, 65535])('takes orientation %i as upright', (orientation) => {
    expect(readJpegHeader(file(exifSegment(orientation, true), frame(1, 1)))).toMatchObject({
      ok: true,
      value: { orientation: 1 },
    })
  })

  it('passes over junk between segments', () => {
    expect(readJpegHeader(file([0xff, 0xfe, 0, 2, 1, 2, 3, 0xff, 0xff], frame(7, 9)))).toMatchObject({
      ok: true,
      value: { width: 7 },
    })
  })

  it.each([
    ['a PNG', [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10], 'not-jpeg'],
    ['an empty file', [], 'not-jpeg'],
    ['no frame', [0xff, 0xd8, 0xff, 0xd9, 0, 0], 'no-frame'],
    ['no height', [0xff, 0xd8, ...frame(3360, 0)], 'no-size'],
  ])('refuses %s', (_case, bytes, name) => {
    expect(readJpegHeader(new Uint8Array(bytes))).toMatchObject({ ok: false, failure: { name } })
  })

  it('answers every broken file without throwing', () => {
    const valid = file(exifSegment(6, true), frame(40, 30))
    const damage = fc.array(fc.tuple(fc.nat(valid.length - 1), fc.nat(255)), { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(damage, fc.nat(valid.length), (changes, length) => {
        const bytes = valid.slice(0, length)
        for (const [at, value] of changes) if (at < bytes.length) bytes[at] = value
        expect(readJpegHeader(bytes)).toHaveProperty('ok')
      }),
      { seed: 42, numRuns: 3000 },
    )
  })
})
