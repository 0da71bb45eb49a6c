import { clamp, type Rect, type Size } from '../../geometry/index.ts'
import { LEAST_SIDE, LEAST_VISIBLE } from '../../shapes/index.ts'
import { type Dot, dotGrowth, dotPhoto, dotsOf } from './digit-dots.ts'
import { digitSettings } from './digit-settings.ts'
import { joinedPlaces, placesIn } from './joined-places.ts'
import type { NumberTask } from './number-task.ts'
import { type DigitPlaces, placeDigits } from './place-digits.ts'

/** Digits as rows of places, with `#` for a photo; a shorter row lacks the first column. */
const DIGITS = [
  '### #.# #.# #.# ###',
  '## .# .# .# .#',
  '### ..# ### #.. ###',
  '### ..# ### ..# ###',
  '#.# #.# ### ..# ..#',
  '### #.. ### ..# ###',
  '### #.. ### #.# ###',
  '### ..# ..# ..# ..#',
  '### #.# ### #.# ###',
  '### #.# ### ..# ###',
]
/** The dot of a date is square, like all photos here. */
const DOT = { side: 0.62, air: 0.37 }

interface Board {
  readonly columns: readonly number[]
  readonly rows: readonly number[]
  /** The thickest bar among several digits, in stroke widths; the openings of a 2 or a 5 are at least as high. */
  readonly bar: number
  /**
   * Space between digits and between lines: more than inside a digit, or its strokes would merge with its neighbour's.
   */
  readonly spacing: { readonly between: number; readonly betweenLines: number }
  /** How far digits may be stretched; by default as far as the photos need. */
  readonly stretch?: { readonly wider: number; readonly taller: number }
}

/** Strokes wider than the holes between them make a digit readable from afar. */
const BOLD: Board = {
  columns: [1, 0.66, 1],
  rows: [0.84, 0.76, 0.84, 0.76, 0.84],
  bar: 0.8,
  spacing: { between: 0.7, betweenLines: 0.94 },
  stretch: { wider: 1.22, taller: 1.62 },
}
/** Used if the slimmest photos of bold digits would be too small. */
const EVEN: Board = {
  columns: [1, 1, 1],
  rows: [1, 1, 1, 1, 1],
  bar: 1,
  spacing: { between: 1.1, betweenLines: 1.1 },
}

const GAP = { share: 0.022, least: 0.08, most: 0.3 }
/** Above the dot between the lines of a date, and below it. */
const ROUND_DOT = 0.4

interface Glyph extends Size {
  readonly marks: readonly string[]
}

/** The slimmest bar of a digit that is stretched upwards, in stroke widths. */
const LEAST_BAR = 0.62

/**
 * From this many digits on a photo takes two places if it can: small photos and their gaps would break up the strokes.
 */
const JOINED_FROM = 2

const CLEARLY_WIDER = 1.36

/** Digits built from whole photos, all the same distance apart. */
export function shapeFontDigits(task: NumberTask): Rect[] {
  const bold = digitsOn(BOLD, task)
  return bold.every(isLargeEnough) ? bold : digitsOn(EVEN, task)
}

function isLargeEnough({ width, height }: Rect): boolean {
  return Math.min(width, height) >= LEAST_SIDE && width * height >= LEAST_VISIBLE
}

function digitsOn(board: Board, task: NumberTask, side = DOT.side): Rect[] {
  const { digits, format, isDate, area } = task
  const isJoined = digits.length >= JOINED_FROM
  const glyphs = digits.map((digit) => glyphOn(board, (DIGITS[digit] ?? '').split(' ')))
  const { between, betweenLines } = board.spacing
  const dot = isDate ? dotsOf({ ...DOT, side, height: before(board.rows, board.rows.length) }) : undefined
  const settings = digitSettings<Glyph | Dot>(glyphs, format, dot)
  const spacing = { between, betweenLines: isDate ? ROUND_DOT : betweenLines }
  const place = (wider: number, taller: number) =>
    placeDigits(settings, area, { ...spacing, wider, taller }, digits.length > 3 ? strokeIn : undefined)
  const pitch = place(1, 1).scaleX
  const gap = clamp(pitch * GAP.share, GAP.least, GAP.most)
  const needed = Math.max(1, (LEAST_VISIBLE / (pitch - gap) + gap) / pitch)
  const { wider, taller } = board.stretch ?? { wider: needed, taller: needed }
  const { places, scaleX, scaleY } = place(wider, taller)
  const growth = Math.max(
    1,
    ...places.map(({ glyph, box }) => ('isDot' in glyph ? dotGrowth(dotPhoto(glyph, box, gap), 1) : 1)),
  )
  if (growth > 1 + 1e-9) return digitsOn(board, task, 1.03 * growth * side)
  return places.flatMap(({ glyph, box }) => {
    if ('isDot' in glyph) return [dotPhoto(glyph, box, gap)]
    const [across, down] = [box.width / glyph.width, box.height / glyph.height]
    return cellsOf(board, glyph, isJoined, scaleY / scaleX).map(({ x, y, width, height }) => ({
      x: box.x + x * across + gap / 2,
      y: box.y + y * down + gap / 2,
      width: width * across - gap,
      height: height * down - gap,
    }))
  })
}

/** Four small digits are read by their strokes, so they stand in two lines if that makes the strokes clearly wider. */
const strokeIn = ({ scaleX, lines }: DigitPlaces<Size>) => (lines > 1 ? scaleX / CLEARLY_WIDER : scaleX)

function glyphOn({ columns, rows }: Board, marks: readonly string[]): Glyph {
  return { width: before(columnsOf(columns, marks), columns.length), height: before(rows, rows.length), marks }
}

function columnsOf(columns: readonly number[], marks: readonly string[]): readonly number[] {
  return columns.slice(columns.length - (marks[0]?.length ?? 0))
}

/** The photos of a digit; `stretch` is its vertical stretch divided by its horizontal one. */
function cellsOf({ columns, rows, bar }: Board, { marks }: Glyph, isJoined: boolean, stretch: number): readonly Rect[] {
  const across = columnsOf(columns, marks)
  const down = isJoined ? evenStrokes(rows, bar, stretch) : rows
  return (isJoined ? joinedPlaces(marks) : placesIn(marks)).map(({ x, y, width, height }) => ({
    x: before(across, x),
    y: before(down, y),
    width: before(across, x + width) - before(across, x),
    height: before(down, y + height) - before(down, y),
  }))
}

/**
 * Rows with the same total height. The bars of a digit that is stretched upwards grow no thicker than its upright
 * strokes.
 */
function evenStrokes(rows: readonly number[], most: number, stretch: number): readonly number[] {
  const bar = Math.min(most, Math.max(LEAST_BAR, 1 / stretch))
  const between = (before(rows, rows.length) - 3 * bar) / 2
  return rows.map((_, row) => (row % 2 === 0 ? bar : between))
}

function before(sizes: readonly number[], index: number): number {
  return sizes.slice(0, index).reduce((sum, size) => sum + size, 0)
}
