/** What the numbers of a block are multiplied by. */
export const quantTable: readonly number[] = [0xff, 0xdb, 0, 67, 0, ...Array<number>(64).fill(1)]

/** Hand-made headers: enough of a JPEG for everything that happens before decoding. */
export const frame = (width: number, height: number): number[] => [
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

interface ExifParts {
  readonly orientation: number
  readonly takenAt?: string
  readonly isLittle: boolean
}

/** An EXIF segment with the orientation and, where asked for, a second directory with the time. */
export function exifSegment({ orientation, takenAt, isLittle }: ExifParts): number[] {
  const two = (value: number) => (isLittle ? [value & 255, value >> 8] : [value >> 8, value & 255])
  const four = (value: number) => (isLittle ? [...two(value), 0, 0] : [0, 0, ...two(value)])
  const date = takenAt === undefined ? [] : [...Array.from(takenAt, (letter) => letter.charCodeAt(0)), 0]
  const details = 8 + 2 + 24 + 4
  const tiff = [
    ...(isLittle ? [0x49, 0x49] : [0x4d, 0x4d]),
    ...two(42),
    ...four(8),
    ...two(2),
    ...two(0x0112),
    ...two(3),
    ...four(1),
    ...two(orientation),
    0,
    0,
    ...two(0x8769),
    ...two(4),
    ...four(1),
    ...four(details),
    ...four(0),
    ...two(1),
    ...two(0x9003),
    ...two(2),
    ...four(date.length),
    ...four(details + 18),
    ...four(0),
    ...date,
  ]
  const body = [0x45, 0x78, 0x69, 0x66, 0, 0, ...tiff]
  return [0xff, 0xe1, 0, body.length + 2, ...body]
}

/** The header of a scan of one component; its pixels follow it. */
export const scanHeader: readonly number[] = [0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0]

export const jpegOf = (...parts: (readonly number[])[]): Uint8Array =>
  new Uint8Array([0xff, 0xd8, ...parts.flat(), 0xff, 0xd9, 0, 0])

/** With a few pixels after the given parts. */
export const jpegFile = (...parts: (readonly number[])[]): Uint8Array =>
  jpegOf(...parts, quantTable, scanHeader, [0x7f])
