import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readJpegHeader } from './index.ts'
import { exifSegment, frame, jpegFile, jpegOf, quantTable, scanHeader } from './testing/jpeg-bytes.ts'

/** A table with `counts` codes of each length, all for the same value. */
function huffmanTable(counts: readonly number[], kind = 0, value = 0): number[] {
  const codes = counts.reduce((sum, count) => sum + count, 0)
  const lengths = [...counts, ...Array<number>(16 - counts.length).fill(0)]
  return [0xff, 0xc4, 0, 19 + codes, kind, ...lengths, ...Array<number>(codes).fill(value)]
}

describe('readJpegHeader', () => {
  it('reads the size as stored', () => {
    const header = readJpegHeader(jpegFile(frame(4032, 3024)))
    expect(header).toMatchObject({ ok: true, value: { width: 4032, height: 3024, orientation: 1, exif: [] } })
  })

  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'reads orientation %i in both byte orders and says where it stands',
    (orientation) => {
      for (const isLittle of [true, false]) {
        const segment = exifSegment({ orientation, isLittle })
        const header = readJpegHeader(jpegFile(segment, frame(10, 20)))
        expect(header).toMatchObject({
          ok: true,
          value: { orientation, takenAt: undefined, exif: [{ start: 2, end: 2 + segment.length }] },
        })
      }
    },
  )

  it.each([0, 9, 65535])('takes orientation %i as upright', (orientation) => {
    expect(readJpegHeader(jpegFile(exifSegment({ orientation, isLittle: true }), frame(1, 1)))).toMatchObject({
      ok: true,
      value: { orientation: 1 },
    })
  })

  it.each([true, false])('reads when the photo was taken (little endian: %s)', (isLittle) => {
    const segment = exifSegment({ orientation: 6, takenAt: '2023:07:14 21:05:59', isLittle })
    expect(readJpegHeader(jpegFile(segment, frame(10, 20)))).toMatchObject({
      ok: true,
      value: { orientation: 6, takenAt: Date.UTC(2023, 6, 14, 21, 5, 59) },
    })
  })

  it.each(['0000:00:00 00:00:00', '    :  :     :  :  ', '2023:02:30 10:00:00', '2023-07-14 21:05:59', '2023'])(
    'takes the time %j for none',
    (takenAt) => {
      const segment = exifSegment({ orientation: 1, takenAt, isLittle: true })
      expect(readJpegHeader(jpegFile(segment, frame(1, 1)))).toMatchObject({ ok: true, value: { takenAt: undefined } })
    },
  )

  it('is not kept by a directory that points at itself or claims endless entries', () => {
    const segment = exifSegment({ orientation: 6, takenAt: '2023:07:14 21:05:59', isLittle: true })
    const pointer = 4 + 6 + 10 + 12 + 8
    const loop = segment.with(pointer, 8)
    expect(readJpegHeader(jpegFile(loop, frame(1, 1)))).toMatchObject({ value: { orientation: 6, takenAt: undefined } })
    const endless = segment.with(4 + 6 + 8, 0xff).with(4 + 6 + 9, 0xff)
    expect(readJpegHeader(jpegFile(endless, frame(1, 1)))).toMatchObject({ value: { orientation: 6 } })
  })

  it('finds an EXIF segment behind the frame too, and every one of several, the first one counting', () => {
    const first = exifSegment({ orientation: 8, isLittle: false })
    const second = exifSegment({ orientation: 3, isLittle: true })
    expect(readJpegHeader(jpegFile(frame(5, 6), first, second))).toMatchObject({
      ok: true,
      value: { width: 5, orientation: 8, exif: [{ start: 15 }, { start: 15 + first.length }] },
    })
  })

  it('passes over junk between segments', () => {
    expect(readJpegHeader(jpegFile([0xff, 0xfe, 0, 2, 1, 2, 3, 0xff, 0xff], frame(7, 9)))).toMatchObject({
      ok: true,
      value: { width: 7 },
    })
  })

  it.each([
    ['a PNG', [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10], 'not-jpeg'],
    ['an empty file', [], 'not-jpeg'],
    ['no frame', [0xff, 0xd8, 0xff, 0xd9, 0, 0], 'no-frame'],
    ['no height', [0xff, 0xd8, ...frame(3360, 0)], 'no-size'],
    ['a file cut inside its frame', [0xff, 0xd8, ...frame(8, 8).slice(0, 8)], 'no-frame'],
    ['a file cut behind its frame', [0xff, 0xd8, ...frame(8, 8)], 'no-pixels'],
    ['a file with an end and no pixels', jpegOf(frame(8, 8)), 'no-pixels'],
    [
      'a file cut inside the header of its pixels',
      [0xff, 0xd8, ...frame(8, 8), ...scanHeader.slice(0, 7)],
      'no-pixels',
    ],
    ['a file cut before its pixels', [0xff, 0xd8, ...frame(8, 8), ...scanHeader], 'no-pixels'],
    ['pixels of no component', jpegOf(frame(8, 8), scanHeader.with(4, 0), [0x7f]), 'no-pixels'],
    ['pixels of more components than they list', jpegOf(frame(8, 8), scanHeader.with(4, 3), [0x7f]), 'no-pixels'],
    ['pixels before a frame', jpegOf(scanHeader, [0x7f], frame(8, 8)), 'no-frame'],
    ['12 bits for a colour', jpegFile(frame(8, 8).with(4, 12)), 'not-8-bit'],
    ['two frames', jpegFile(frame(8, 8), frame(16, 16)), 'many-frames'],
    ['a lossless frame', jpegFile(frame(8, 8).with(1, 0xc3)), 'not-decodable'],
    ['a frame of no component', jpegFile(frame(8, 8).with(9, 0)), 'bad-frame'],
    ['a colour sampled five times', jpegFile(frame(8, 8).with(11, 0x51)), 'bad-frame'],
    ['pixels of a colour the frame has not', jpegFile(frame(8, 8).with(10, 7)), 'no-tables'],
    ['a colour whose table is missing', jpegFile(frame(8, 8).with(12, 2)), 'no-tables'],
    ['no tables at all', jpegOf(frame(8, 8), scanHeader, [0x7f]), 'no-tables'],
    ['a cut table', jpegFile(frame(8, 8), quantTable.with(3, 60)), 'no-tables'],
    ['more Huffman codes than there can be', jpegFile(frame(8, 8), huffmanTable([0, 5])), 'no-tables'],
    ['a Huffman code of ones alone', jpegFile(frame(8, 8), huffmanTable([2])), 'no-tables'],
    ['Huffman codes for impossible sizes', jpegFile(frame(8, 8), huffmanTable([0, 1], 0, 99)), 'no-tables'],
    ['a progressive frame whose first pass makes no sense', jpegFile(frame(8, 8).with(1, 0xc2)), 'no-tables'],
  ])('refuses %s', (_case, bytes, name) => {
    expect(readJpegHeader(new Uint8Array(bytes))).toMatchObject({ ok: false, failure: { name } })
  })

  it('knows which pictures come in one go', () => {
    const onePass = (bytes: Uint8Array) => Object(Object(readJpegHeader(bytes)).value).isOnePass
    const progressive = jpegOf(frame(8, 8).with(1, 0xc2), quantTable, scanHeader.with(8, 0), [0x7f])
    const two = [...frame(8, 8).with(3, 14).with(9, 2), 2, 0x11, 0]
    expect([jpegFile(frame(8, 8)), progressive, jpegFile(two)].map(onePass)).toEqual([true, false, false])
  })

  it('answers every broken file without throwing', () => {
    const valid = jpegFile(
      exifSegment({ orientation: 6, takenAt: '2023:07:14 21:05:59', isLittle: true }),
      frame(40, 30),
    )
    const damage = fc.array(fc.tuple(fc.nat(valid.length - 1), fc.nat(255)), { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(damage, fc.nat(valid.length), (changes, length) => {
        const bytes = valid.slice(0, length)
        for (const [at, value] of changes) if (at < bytes.length) bytes[at] = value
        expect(readJpegHeader(bytes)).toHaveProperty('ok')
      }),
      { numRuns: 3000 },
    )
  })
})
