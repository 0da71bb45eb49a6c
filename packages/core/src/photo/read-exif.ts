/** What an EXIF block says that matters here. */
export interface ExifFacts {
  /** 1 to 8; 1 for anything missing, broken or out of range. */
  readonly orientation: number
  /** When the photo was taken, in milliseconds, the camera's clock read as if it ran on UTC: good for sorting. */
  readonly takenAt: number | undefined
}

const ORIENTATION_TAG = 0x0112
const DETAILS_TAG = 0x8769
const TAKEN_TAG = 0x9003
const ASCII = 2
const SHORT = 3
const LONG = 4
const UPRIGHT = 1
const DATE_LENGTH = 19

const NOTHING: ExifFacts = { orientation: UPRIGHT, takenAt: undefined }

interface Block {
  readonly view: DataView
  /** Where the block's own offsets count from. */
  readonly start: number
  readonly end: number
  readonly isLittle: boolean
}

interface Entry {
  readonly at: number
  readonly type: number
  readonly count: number
}

/** Reads two directories and follows no chain, so a block that points at itself cannot keep the reader. */
export function readExif(view: DataView, start: number, end: number): ExifFacts {
  if (start + 8 > end) return NOTHING
  const order = view.getUint16(start)
  const isLittle = order === 0x4949
  if (!isLittle && order !== 0x4d4d) return NOTHING
  const block: Block = { view, start, end, isLittle }
  const first = view.getUint32(start + 4, isLittle)
  return { orientation: orientationIn(block, first), takenAt: takenAtIn(block, first) }
}

function orientationIn(block: Block, directory: number): number {
  const entry = entryIn(block, directory, ORIENTATION_TAG)
  if (entry?.type !== SHORT) return UPRIGHT
  const value = block.view.getUint16(entry.at + 8, block.isLittle)
  return value >= 1 && value <= 8 ? value : UPRIGHT
}

function takenAtIn(block: Block, directory: number): number | undefined {
  const pointer = entryIn(block, directory, DETAILS_TAG)
  if (pointer?.type !== LONG) return undefined
  const entry = entryIn(block, block.view.getUint32(pointer.at + 8, block.isLittle), TAKEN_TAG)
  if (entry?.type !== ASCII || entry.count < DATE_LENGTH) return undefined
  const from = block.start + block.view.getUint32(entry.at + 8, block.isLittle)
  if (from + DATE_LENGTH > block.end) return undefined
  const bytes = Array.from({ length: DATE_LENGTH }, (_, index) => block.view.getUint8(from + index))
  return timeOf(String.fromCharCode(...bytes))
}

/** The first entry with this tag; a count larger than the block ends with the block. */
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

/** Cameras without a set clock write zeros or blanks; such a date is none. */
function timeOf(text: string): number | undefined {
  const match = /^(\d{4}):(\d\d):(\d\d) (\d\d):(\d\d):(\d\d)$/.exec(text)
  if (!match) return undefined
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match.slice(1).map(Number)
  const time = new Date(Date.UTC(year, month - 1, day, hour, minute, second))
  const isReal = year >= 1900 && time.getUTCMonth() === month - 1 && time.getUTCDate() === day && hour < 24
  return isReal ? time.getTime() : undefined
}
