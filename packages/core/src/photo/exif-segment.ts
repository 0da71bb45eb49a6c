import { EXIF_TAGS, EXIF_TYPES, type ExifFacts, INLINE_BYTES } from './read-exif.ts'

const HEADER_BYTES = 8
const ENTRY_BYTES = 12
const EXIF_MARK = [0x45, 0x78, 0x69, 0x66, 0, 0]
/** Big endian, the first directory right behind this. */
const TIFF_START = [0x4d, 0x4d, 0, 42, 0, 0, 0, HEADER_BYTES]

interface Field {
  readonly tag: number
  readonly type: number
  readonly count: number
  readonly value: readonly number[]
}

const two = (value: number) => [(value >> 8) & 255, value & 255]
const four = (value: number) => [...two(value >>> 16), ...two(value)]

/** An EXIF segment with only these facts; undefined if there are none. */
export function exifSegmentOf(facts: ExifFacts): Uint8Array<ArrayBuffer> | undefined {
  const details = detailFields(facts)
  if (facts.orientation === 1 && details.length === 0) return undefined
  const hasDetails = details.length > 0
  const detailsAt = HEADER_BYTES + directoryBytes(hasDetails ? 2 : 1)
  const { short, long } = EXIF_TYPES
  const orientation = { tag: EXIF_TAGS.orientation, type: short, count: 1, value: two(facts.orientation) }
  const pointer = { tag: EXIF_TAGS.details, type: long, count: 1, value: four(detailsAt) }
  const body = [
    ...EXIF_MARK,
    ...TIFF_START,
    ...directory(hasDetails ? [orientation, pointer] : [orientation], HEADER_BYTES),
    ...(hasDetails ? directory(details, detailsAt) : []),
  ]
  return new Uint8Array([0xff, 0xe1, ...two(body.length + 2), ...body])
}

/** In ascending order of tags, as required. The details of a time need the time itself. */
function detailFields({ takenAt, clockOffset, subSeconds }: ExifFacts): readonly Field[] {
  if (takenAt === undefined) return []
  return [
    ascii(EXIF_TAGS.taken, dateText(takenAt)),
    ...(clockOffset === undefined ? [] : [ascii(EXIF_TAGS.clockOffset, clockOffset)]),
    ...(subSeconds === undefined ? [] : [ascii(EXIF_TAGS.subSeconds, subSeconds)]),
  ]
}

function ascii(tag: number, text: string): Field {
  const value = [...Array.from(text, (letter) => letter.charCodeAt(0)), 0]
  return { tag, type: EXIF_TYPES.ascii, count: value.length, value }
}

/** `2023:07:14 21:05:59`, the clock's own reading. */
function dateText(takenAt: number): string {
  const [date = '', time = ''] = new Date(takenAt).toISOString().slice(0, 19).split('T')
  return `${date.replaceAll('-', ':')} ${time}`
}

function directoryBytes(fields: number): number {
  return 2 + fields * ENTRY_BYTES + 4
}

/** The last directory of its chain, followed by what does not fit into its entries. */
function directory(fields: readonly Field[], at: number): readonly number[] {
  const entries: number[] = []
  const behind: number[] = []
  for (const { tag, type, count, value } of fields) {
    const isInline = value.length <= INLINE_BYTES
    const place = isInline ? padded(value, INLINE_BYTES) : four(at + directoryBytes(fields.length) + behind.length)
    entries.push(...two(tag), ...two(type), ...four(count), ...place)
    if (!isInline) behind.push(...padded(value, value.length + (value.length % 2)))
  }
  return [...two(fields.length), ...entries, ...four(0), ...behind]
}

function padded(value: readonly number[], length: number): readonly number[] {
  return [...value, ...Array.from({ length: length - value.length }, () => 0)]
}
