import { describe, expect, it } from 'vitest'
import { dateFactsOf, exifSegmentOf, isRgbProfile, jpegWith, readForeignPicture, readJpegHeader } from './index.ts'
import { frame, jpegFile } from './testing/jpeg-bytes.ts'

const TAKEN = Date.UTC(2024, 5, 1, 12, 30, 15)
const FACTS = { orientation: 6, takenAt: TAKEN, subSeconds: '12', clockOffset: '+02:00' }
/** Without the segment's mark and length, and without the word Exif. */
const TIFF = (exifSegmentOf(FACTS) ?? new Uint8Array()).slice(10)

const letters = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0))
const four = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255]
const fourLow = (value: number) => four(value).toReversed()

const chunk = (name: string, data: readonly number[]) => [...four(data.length), ...letters(name), ...data, 0, 0, 0, 0]
const riff = (name: string, data: readonly number[]) => [
  ...letters(name),
  ...fourLow(data.length),
  ...data,
  ...(data.length % 2 ? [0] : []),
]
const box = (name: string, data: readonly number[]) => [...four(data.length + 8), ...letters(name), ...data]

const FILES = {
  png: [
    ...four(0x89504e47),
    ...four(0x0d0a1a0a),
    ...chunk('IHDR', [...four(640), ...four(480), 8, 2, 0, 0, 0]),
    ...chunk('iCCP', [...letters('sRGB'), 0, 0, 1, 2, 3]),
    ...chunk('IDAT', [9, 9]),
    ...chunk('eXIf', [...TIFF]),
    ...chunk('IEND', []),
  ],
  webp: [
    ...letters('RIFF'),
    ...fourLow(0),
    ...letters('WEBP'),
    ...riff('VP8X', [0, 0, 0, 0, 127, 2, 0, 223, 1, 0]),
    ...riff('ICCP', [1, 2, 3]),
    ...riff('EXIF', [...letters('Exif'), 0, 0, ...TIFF]),
  ],
  avif: boxed('avif'),
  heic: boxed('mif1'),
}

function boxed(brand: string): number[] {
  const properties = box('ipco', [
    ...box('ispe', [...four(0), ...four(64), ...four(64)]),
    ...box('colr', [...letters('prof'), 1, 2, 3]),
    ...box('ispe', [...four(0), ...four(640), ...four(480)]),
  ])
  return [
    ...box('ftyp', [...letters(brand), ...four(0)]),
    ...box('meta', [...four(0), ...box('iprp', properties)]),
    ...box('mdat', [...four(0), ...letters('Exif'), 0, 0, ...TIFF]),
  ]
}

describe('a picture that is no JPEG', () => {
  it.each(Object.entries(FILES))(
    'says its size, where its profile lies and when it was taken, as %s',
    (format, file) => {
      const bytes = new Uint8Array(file)
      const picture = readForeignPicture(bytes)
      if (!picture) throw new Error('not read')
      expect(picture).toMatchObject({ format, size: { width: 640, height: 480 } })
      expect([...bytes.subarray(picture.profile?.start, picture.profile?.end)]).toEqual([1, 2, 3])
      expect(dateFactsOf(bytes, picture)).toEqual({ ...FACTS, orientation: 1 })
    },
  )

  it.each(Object.entries(FILES))('is read or left, wherever it ends, as %s', (_format, file) => {
    const beyond = Array.from(file.keys()).filter((length) => {
      const picture = readForeignPicture(new Uint8Array(file.slice(0, length)))
      return [picture?.profile, picture?.exif].some((part) => part && part.end > length)
    })
    expect(beyond).toEqual([])
  })

  it('cannot keep the reader by boxes that hold themselves or by lengths that are not true', () => {
    const nested = Array.from({ length: 500 }).reduce<number[]>((inner) => box('ipco', inner), [])
    for (const boxes of [nested, [...four(1), ...letters('meta')], [...four(0xffffffff), ...letters('iprp')]])
      expect(readForeignPicture(new Uint8Array([...box('ftyp', [...letters('avif'), ...four(0)]), ...boxes]))).toBe(
        undefined,
      )
    const tiny = Array.from({ length: 100_000 }, () => box('free', [])).flat()
    expect(readForeignPicture(new Uint8Array([...box('ftyp', [...letters('heic'), ...four(0)]), ...tiny]))).toBe(
      undefined,
    )
  })

  it('is none where it is a JPEG', () => expect(readForeignPicture(jpegFile(frame(8, 8)))).toBe(undefined))
})

describe('a JPEG of our own', () => {
  it('gets a date and a profile of any length, and stays one', () => {
    const jpeg = jpegFile(frame(8, 8))
    const profile = new Uint8Array(150_000).fill(7)
    profile.set(letters('RGB '), 16)
    profile.set(letters('acsp'), 36)
    expect(isRgbProfile(profile)).toBe(true)
    expect(isRgbProfile(profile.slice(1))).toBe(false)
    const pieces = jpegWith(jpeg, { exif: exifSegmentOf({ ...FACTS, orientation: 1 }), profile })
    const made = pieces.flatMap((piece) => [...('start' in piece ? jpeg.subarray(piece.start, piece.end) : piece)])
    expect(readJpegHeader(new Uint8Array(made))).toMatchObject({ ok: true, value: { width: 8, takenAt: TAKEN } })
    expect(made.length - jpeg.length).toBeGreaterThan(profile.length + 3 * 18)
    const segments = pieces.filter((piece) => piece instanceof Uint8Array && piece[1] === 0xe2)
    expect(segments.map((piece) => [...(piece as Uint8Array).subarray(16, 18)])).toEqual([
      [1, 3],
      [2, 3],
      [3, 3],
    ])
  })
})
