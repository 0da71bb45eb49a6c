import type { Rect, Size } from '../../geometry/index.ts'
import { LEAST_SIDE, LEAST_VISIBLE } from './digit-cuts.ts'
import { digitSettings, placeDigits } from './digit-lines.ts'
import type { NumberTask } from './number-task.ts'

/** Digits as rows of places, `#` a photo; a row that is shorter lacks the first column. */
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
/** At half height, with air beside it: a day and a month, not a fraction. */
const DOT = ['.', '.', '#', '.', '.']
const DOT_AIR = 0.5

interface Board {
  readonly columns: readonly number[]
  readonly rows: readonly number[]
  /** How far digits may be stretched; as far as photos need it where nothing is said. */
  readonly stretch?: number
}

/** Strokes wider than the holes between them: what makes a digit read from afar. */
const BOLD: Board = { columns: [1, 0.86, 1], rows: [0.86, 0.84, 0.86, 0.84, 0.86], stretch: 1.25 }
/** Where the slimmest photos of bold digits would be too small. */
const EVEN: Board = { columns: [1, 1, 1], rows: [1, 1, 1, 1, 1] }

const GAP = { share: 0.022, least: 0.08, most: 0.3 }
const SPACING = { between: 0.5, betweenLines: 0.5 }
/** A day and a month are two numbers, a year is one. */
const DATE_SPACING = { ...SPACING, betweenLines: 0.8 }

interface Glyph extends Size {
  readonly cells: readonly Rect[]
}

/** Digits built from whole photos, all the same distance apart. */
export function shapeFontDigits(task: NumberTask): Rect[] {
  const bold = digitsOn(BOLD, task)
  return bold.every(isLargeEnough) ? bold : digitsOn(EVEN, task)
}

function isLargeEnough({ width, height }: Rect): boolean {
  return Math.min(width, height) >= LEAST_SIDE && width * height >= LEAST_VISIBLE
}

function digitsOn(board: Board, { digits, breadth, isDate, area }: NumberTask): Rect[] {
  const glyphs = digits.map((digit) => glyphOn(board, (DIGITS[digit] ?? '').split(' ')))
  const settings = digitSettings(glyphs, breadth, isDate ? dotOn(board) : undefined)
  const spacing = isDate ? DATE_SPACING : SPACING
  const place = (stretch: number) => placeDigits(settings, area, { ...spacing, stretch })
  const pitch = place(1).scaleX
  const gap = Math.min(GAP.most, Math.max(GAP.least, pitch * GAP.share))
  const needed = Math.max(1, (LEAST_VISIBLE / (pitch - gap) + gap) / pitch)
  const { places, scaleX, scaleY } = place(board.stretch ?? needed)
  return places.flatMap(({ glyph, box }) =>
    glyph.cells.map(({ x, y, width, height }) => ({
      x: box.x + x * scaleX + gap / 2,
      y: box.y + y * scaleY + gap / 2,
      width: width * scaleX - gap,
      height: height * scaleY - gap,
    })),
  )
}

function glyphOn({ columns, rows }: Board, marks: readonly string[]): Glyph {
  const across = columns.slice(columns.length - (marks[0]?.length ?? 0))
  const cells = marks.flatMap((row, down) =>
    [...row].flatMap((mark, column) => {
      const box = { x: before(across, column), y: before(rows, down) }
      return mark === '#' ? [{ ...box, width: across[column] ?? 1, height: rows[down] ?? 1 }] : []
    }),
  )
  return { width: before(across, across.length), height: before(rows, rows.length), cells }
}

function dotOn(board: Board): Glyph {
  const { cells, width, height } = glyphOn(board, DOT)
  return { width: width + 2 * DOT_AIR, height, cells: cells.map((cell) => ({ ...cell, x: cell.x + DOT_AIR })) }
}

function before(sizes: readonly number[], index: number): number {
  return sizes.slice(0, index).reduce((sum, size) => sum + size, 0)
}
