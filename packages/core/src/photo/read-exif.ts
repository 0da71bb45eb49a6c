/** The useful facts of an EXIF block. */
export interface ExifFacts {
  /** 1 to 8; 1 if it is missing, broken or out of range. */
  readonly orientation: number
  /** When the photo was taken, in milliseconds, with the camera's clock read as UTC: good for sorting. */
  readonly takenAt: number | undefined
  /** Digits behind the second's decimal point. */
  readonly subSeconds: string | undefined
  /** How far the camera's clock was ahead of UTC, as in `+02:00`. */
  readonly clockOffset: string | undefined
}

export const EXIF_TAGS = {
  orientation: 0x0112,
  /** Points to the second directory, with the times. */
  details: 0x8769,
  taken: 0x9003,
  clockOffset: 0x9011,
  subSeconds: 0x9291,
} as const
export const EXIF_TYPES = { ascii: 2, short: 3, long: 4 } as const
/** Values this short are in the directory itself. */
export const INLINE_BYTES = 4
const UPRIGHT = 1
const DATE_LENGTH = 19
const MOST_LETTERS = 64

export const NO_EXIF: ExifFacts = {
  orientation: UPRIGHT,
  takenAt: undefined,
  subSeconds: undefined,
  clockOffset: undefined,
}

interface Block {
  readonly view: DataView
  /** The origin of the block's offsets. */
  readonly start: number
  readonly end: number
  readonly isLittle: boolean
}

interface Entry {
  readonly at: number
  readonly type: number
  readonly count: number
}

/** Reads two directories and follows no chain, so that a block that points to itself cannot block the reader. */
export function readExif(view: DataView, start: number, end: number): ExifFacts {
  if (start + 8 > end) return NO_EXIF
  const order = view.getUint16(start)
  const isLittle = order === 0x4949
  if (!isLittle && order !== 0x4d4d) return NO_EXIF
  const block: Block = { view, start, end, isLittle }
  const first = view.getUint32(start + 4, isLittle)
  const details = detailsIn(block, first)
  return {
    orientation: orientationIn(block, first),
    takenAt: timeOf(textIn(block, details, EXIF_TAGS.taken).slice(0, DATE_LENGTH)),
    subSeconds: matching(/^\d{1,9}$/, textIn(block, details, EXIF_TAGS.subSeconds)),
    clockOffset: matching(/^[+-]\d\d:\d\d$/, textIn(block, details, EXIF_TAGS.clockOffset)),
  }
}

function orientationIn(block: Block, directory: number): number {
  const entry = entryIn(block, directory, EXIF_TAGS.orientation)
  if (entry?.type !== EXIF_TYPES.short) return UPRIGHT
  const value = block.view.getUint16(entry.at + 8, block.isLittle)
  return value >= 1 && value <= 8 ? value : UPRIGHT
}

function detailsIn(block: Block, directory: number): number | undefined {
  const pointer = entryIn(block, directory, EXIF_TAGS.details)
  return pointer?.type === EXIF_TYPES.long ? block.view.getUint32(pointer.at + 8, block.isLittle) : undefined
}

/** The text up to its end mark, at most as long as needed here. */
function textIn(block: Block, directory: number | undefined, tag: number): string {
  const entry = directory === undefined ? undefined : entryIn(block, directory, tag)
  if (entry?.type !== EXIF_TYPES.ascii) return ''
  const isInline = entry.count <= INLINE_BYTES
  const from = isInline ? entry.at + 8 : block.start + block.view.getUint32(entry.at + 8, block.isLittle)
  const length = Math.min(entry.count, MOST_LETTERS)
  if (from + length > block.end) return ''
  const letters = Array.from({ length }, (_, index) => block.view.getUint8(from + index))
  const end = letters.indexOf(0)
  return String.fromCharCode(...letters.slice(0, end < 0 ? letters.length : end)).trimEnd()
}

function matching(pattern: RegExp, text: string): string | undefined {
  return pattern.test(text) ? text : undefined
}

/** The first entry with this tag; a count beyond the block ends with the block. */
function entryIn({ view, start, end, isLittle }: Block, directory: number, tag: number): Entry | undefined {
  const from = start + directory
  if (from + 2 > end) return undefined
  const count = Math.min(view.getUint16(from, isLittle), Math.floor((end - from - 2) / 12))
  for (let index = 0; index < count; index++) {
    const at = from + 2 + index * 12
    if (view.getUint16(at, isLittle) !== tag) continue
    return { at, type: view.getUint16(at + 2, isLittle), count: view.getUint32(at + 4, isLittle) }
  }
  return undefined
}

/** Cameras without a set clock write zeros or blanks, which are no date. */
function timeOf(text: string): number | undefined {
  const match = /^(\d{4}):(\d\d):(\d\d) (\d\d):(\d\d):(\d\d)$/.exec(text)
  if (!match) return undefined
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match.slice(1).map(Number)
  const time = new Date(Date.UTC(year, month - 1, day, hour, minute, second))
  const isReal = year >= 1900 && time.getUTCMonth() === month - 1 && time.getUTCDate() === day && hour < 24
  return isReal ? time.getTime() : undefined
}
