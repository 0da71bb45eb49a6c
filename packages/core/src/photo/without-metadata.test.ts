import fc from 'fast-check'
import sharp, { type JpegOptions } from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { usualOrFull } from '../testing/usual-or-full.ts'
import { readJpegHeader, withoutMetadata } from './index.ts'
import { jpegSegments, SCAN } from './jpeg-segments.ts'
import { exifSegment, frame, jpegFile, jpegOf, quantTable, scanHeader } from './testing/jpeg-bytes.ts'

/** 51 degrees and 30 minutes, as fractions. */
const LATITUDE = Buffer.from(new Uint32Array([51, 1, 30, 1]).buffer)
const latin = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0))
const segment = (marker: number, body: readonly number[]) => {
  const length = body.length + 2
  return [0xff, marker, length >> 8, length & 255, ...body]
}

function stripped(bytes: Uint8Array): Uint8Array {
  const pieces = withoutMetadata(bytes)
  if (!pieces.ok) throw new Error(pieces.failure.reason)
  return new Uint8Array(
    pieces.value.flatMap((piece) => Array.from('start' in piece ? bytes.subarray(piece.start, piece.end) : piece)),
  )
}

const scansOf = (bytes: Uint8Array) =>
  Array.from(jpegSegments(bytes))
    .filter(({ marker }) => marker === SCAN)
    .map(({ start, end }) => Buffer.from(bytes.subarray(start, end)).toString('base64'))

const segmentsOf = (bytes: Uint8Array, marker: number) =>
  Array.from(jpegSegments(bytes)).filter((each) => each.marker === marker)

const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')

/** Puts segments right behind the start of a file. */
const withSegments = (jpeg: Uint8Array, ...segments: readonly number[][]) =>
  new Uint8Array([...jpeg.subarray(0, 2), ...segments.flat(), ...jpeg.subarray(2)])

/** Noise has every byte in its pixels, including those that look like markers. */
async function photo(options: JpegOptions = {}): Promise<Uint8Array> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const source = sharp({ create: { width: 96, height: 64, channels: 3, background: '#000', noise } })
  return new Uint8Array(await source.jpeg({ quality: 90, ...options }).toBuffer())
}

/** A phone's photo with all its metadata. */
async function tellingPhoto(): Promise<Uint8Array> {
  const plain = await photo()
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const tagged = await sharp({ create: { width: 96, height: 64, channels: 3, background: '#000', noise } })
    .withIccProfile('p3')
    .withMetadata({ orientation: 6 })
    .withExif({
      IFD0: { Make: 'SECRETMAKE', Artist: 'SECRETARTIST' },
      IFD2: {
        DateTimeOriginal: '2023:07:14 21:05:59',
        OffsetTimeOriginal: '+02:00',
        SubSecTimeOriginal: '123',
        BodySerialNumber: 'SECRETSERIAL',
      },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 3230/100' },
    })
    .jpeg()
    .toBuffer()
  return new Uint8Array([
    ...withSegments(
      new Uint8Array(tagged),
      segment(0xe1, latin('http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>SECRETXMP</x:xmpmeta>')),
      segment(0xe1, latin('http://ns.adobe.com/xmp/extension/\0SECRETEXTENDED')),
      segment(0xe2, latin('MPF\0SECRETMPF')),
      segment(0xeb, latin('JP  SECRETJUMBF')),
      segment(0xed, latin('Photoshop 3.0\x008BIM SECRETIPTC')),
      segment(0xe0, latin('JFXX\0SECRETJFXX')),
      segment(0xfe, latin('SECRETCOMMENT')),
    ),
    ...plain,
    ...latin('ftypmp42 SECRETFILM'),
  ])
}

let telling = new Uint8Array()
let plain = new Uint8Array()
let progressive = new Uint8Array()

beforeAll(async () => {
  telling = Uint8Array.from(await tellingPhoto())
  plain = Uint8Array.from(await photo())
  progressive = Uint8Array.from(await photo({ progressive: true }))
})

describe('withoutMetadata', () => {
  it('loses the place and everything else that is told beside the picture', async () => {
    const before = await sharp(telling).metadata()
    expect(new Set(textOf(telling).match(/SECRET[A-Z]+/g)).size).toBe(11)
    expect(before.exif?.includes(LATITUDE)).toBe(true)
    const bare = stripped(telling)
    expect(textOf(bare)).not.toContain('SECRET')
    expect(Buffer.from(bare).includes(LATITUDE)).toBe(false)
    expect(segmentsOf(bare, 0xe1)).toHaveLength(1)
    const after = await sharp(bare).metadata()
    expect(after.exif?.length).toBeLessThan(130)
    expect(after).not.toHaveProperty('xmp')
    expect(after).not.toHaveProperty('iptc')
    expect(after).not.toHaveProperty('comments')
  })

  it('keeps orientation and time as our reader and others read them', async () => {
    const bare = stripped(telling)
    const [before, after] = [readJpegHeader(telling), readJpegHeader(bare)]
    expect(after).toMatchObject({
      ok: true,
      value: {
        width: 96,
        height: 64,
        orientation: 6,
        takenAt: Date.UTC(2023, 6, 14, 21, 5, 59),
        clockOffset: '+02:00',
        subSeconds: '123',
      },
    })
    if (!before.ok || !after.ok) throw new Error('no header')
    expect({ ...after.value, exif: [] }).toEqual({ ...before.value, exif: [] })
    expect(await sharp(bare).metadata()).toMatchObject({ orientation: 6 })
    expect(textOf(bare)).toContain('2023:07:14 21:05:59')
  })

  it('keeps the colour profile bit by bit, in however many segments it lies', async () => {
    const parts = [1, 2, 3].map((number) =>
      segment(0xe2, [
        ...latin('ICC_PROFILE\0'),
        number,
        3,
        ...Array.from({ length: 500 }, (_, at) => (at * number) % 256),
      ]),
    )
    const bare = stripped(withSegments(plain, ...parts, segment(0xe2, latin('MPF\0'))))
    const kept = segmentsOf(bare, 0xe2).map(({ start, end }) => Array.from(bare.subarray(start, end)))
    expect(kept).toEqual(parts)
    const [before, after] = await Promise.all([sharp(telling).metadata(), sharp(stripped(telling)).metadata()])
    expect(before.icc?.length).toBeGreaterThan(100)
    expect(after.icc?.equals(before.icc ?? Buffer.alloc(0))).toBe(true)
  })

  it.each(['plain', 'progressive', 'CMYK', 'telling'])('decodes %s photos to the same pixels', async (kind) => {
    const cmyk = async () => new Uint8Array(await sharp(plain).toColourspace('cmyk').jpeg().toBuffer())
    const bytes = { plain, progressive, telling, CMYK: await cmyk() }[kind] ?? plain
    const pixels = (file: Uint8Array) => sharp(file).raw().toBuffer({ resolveWithObject: true })
    const [before, after] = await Promise.all([pixels(bytes), pixels(stripped(bytes))])
    expect(after.info).toEqual(before.info)
    expect(after.data.equals(before.data)).toBe(true)
    expect(segmentsOf(stripped(bytes), 0xee)).toHaveLength(kind === 'CMYK' ? 1 : 0)
  })

  it('keeps the marks of JFIF and Adobe and nothing that hangs behind them', () => {
    const jfif = segment(0xe0, [...latin('JFIF\0'), 1, 2, 1, 0, 72, 0, 72, 2, 2, ...latin('SECRETPIXELS')])
    const adobe = segment(0xee, [...latin('Adobe'), 0, 100, 0, 0, 0, 0, 2, ...latin('SECRET')])
    const bare = stripped(jpegFile(segment(0xfe, latin('first')), jfif, adobe, frame(8, 8)))
    const parts = [
      [0xff, 0xd8],
      segment(0xe0, [...latin('JFIF\0'), 1, 2, 1, 0, 72, 0, 72, 0, 0]),
      segment(0xee, [...latin('Adobe'), 0, 100, 0, 0, 0, 0, 2]),
      frame(8, 8),
      quantTable,
      scanHeader,
      [0x7f, 0xff, 0xd9],
    ]
    expect(Array.from(bare)).toEqual(parts.flat())
  })

  it('reads on behind the first scan: what lies between scans goes, the scans stay', () => {
    const between = segment(0xfe, latin('SECRET'))
    const first = [9, 0xff, 0, 8, 0xff, 0xd3, 7]
    const second = [5, 0xff, 0xff]
    const bare = stripped(jpegOf(frame(8, 8), quantTable, scanHeader, first, between, scanHeader, second))
    expect(textOf(bare)).not.toContain('SECRET')
    expect(scansOf(bare).map((scan) => Array.from(Buffer.from(scan, 'base64')))).toEqual([first, second])
  })

  it('writes no EXIF where there is nothing to say', () => {
    const upright = withSegments(plain, exifSegment({ orientation: 1, isLittle: true }))
    expect(textOf(stripped(upright))).not.toContain('Exif')
  })

  it('gives a cut file an end, so that what is there can be seen', async () => {
    const cut = progressive.subarray(0, progressive.length * 0.6)
    const bare = stripped(cut)
    expect(Array.from(bare.subarray(-2))).toEqual([0xff, 0xd9])
    expect(scansOf(bare)).toEqual(scansOf(cut))
    const { info } = await sharp(bare, { failOn: 'none' }).raw().toBuffer({ resolveWithObject: true })
    expect(info).toMatchObject({ width: 96, height: 64 })
  })

  it('refuses what is no JPEG by name', () => {
    expect(withoutMetadata(new Uint8Array([0x89, 0x50]))).toMatchObject({ ok: false, failure: { name: 'not-jpeg' } })
    expect(withoutMetadata(jpegFile())).toMatchObject({ ok: false, failure: { name: 'no-frame' } })
  })

  it('answers damaged files without throwing, keeps their scans, grows by little and changes nothing twice', () => {
    const change = fc.tuple(fc.nat(), fc.oneof(fc.nat(255), fc.constantFrom(0xff, 0xd8, 0xd9, 0xda, 0xe1, 0xc4, 0)))
    fc.assert(
      fc.property(
        fc.nat(2),
        fc.array(change, { maxLength: 12 }),
        fc.boolean(),
        fc.nat(),
        (which, changes, isCut, length) => {
          const whole = [telling, plain, progressive][which] ?? plain
          const bytes = isCut ? whole.slice(0, length % whole.length) : whole.slice()
          // Half of the damage is in the header, where it matters.
          changes.forEach(([at, value], index) => {
            if (bytes.length > 0) bytes[at % (index % 2 ? bytes.length : Math.min(800, bytes.length))] = value
          })
          const pieces = withoutMetadata(bytes)
          fc.pre(pieces.ok)
          const bare = stripped(bytes)
          expect(bare.length).toBeLessThanOrEqual(bytes.length + 200)
          expect(scansOf(bare)).toEqual(scansOf(bytes))
          expect(Buffer.from(stripped(bare)).equals(bare)).toBe(true)
        },
      ),
      { numRuns: usualOrFull(200, 1000) },
    )
  })
})
