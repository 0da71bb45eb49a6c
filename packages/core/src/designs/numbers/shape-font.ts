import type { Rect, Size } from '../../geometry/index.ts'
import { digitSettings, placeDigits } from './digit-lines.ts'
import type { NumberTask } from './number-task.ts'

/** A board's digits as rows of places, `#` a photo. */
interface Board {
  readonly columns: number
  readonly rows: number
  readonly digits: readonly string[]
}

const SMALL: Board = {
  columns: 3,
  rows: 5,
  digits: [
    '### #.# #.# #.# ###',
    '.#. ##. .#. .#. ###',
    '### ..# ### #.. ###',
    '### ..# ### ..# ###',
    '#.# #.# ### ..# ..#',
    '### #.. ### ..# ###',
    '### #.. ### #.# ###',
    '### ..# ..# ..# ..#',
    '### #.# ### #.# ###',
    '### #.# ### ..# ###',
  ],
}

const LARGE: Board = {
  columns: 4,
  rows: 7,
  digits: [
    '#### #..# #..# #..# #..# #..# ####',
    '..#. .##. ..#. ..#. ..#. ..#. .###',
    '#### ...# ...# #### #... #... ####',
    '#### ...# ...# .### ...# ...# ####',
    '#..# #..# #..# #### ...# ...# ...#',
    '#### #... #... #### ...# ...# ####',
    '#### #... #... #### #..# #..# ####',
    '#### ...# ...# ..#. ..#. .#.. .#..',
    '#### #..# #..# #### #..# #..# ####',
    '#### #..# #..# #### ...# ...# ####',
  ],
}

/** The finer board is worth it only while its photos stay a good size. */
const LEAST_FINE_PITCH = 10
const GAP = { share: 0.07, least: 0.12, most: 0.6 }
const SPACING = { between: 1, betweenLines: 0.5, stretch: 1 }

interface Glyph extends Size {
  readonly rows: readonly string[]
}

/** Digits built from whole square photos, all the same distance apart. */
export function shapeFontDigits(task: NumberTask): Rect[] {
  const fine = placeOn(LARGE, task)
  const { places, scaleX: pitch } = fine.scaleX >= LEAST_FINE_PITCH ? fine : placeOn(SMALL, task)
  const gap = Math.min(GAP.most, Math.max(GAP.least, pitch * GAP.share))
  return places.flatMap(({ glyph, box }) =>
    glyph.rows.flatMap((row, down) =>
      [...row].flatMap((mark, across) =>
        mark === '#'
          ? [
              {
                x: box.x + across * pitch + gap / 2,
                y: box.y + down * pitch + gap / 2,
                width: pitch - gap,
                height: pitch - gap,
              },
            ]
          : [],
      ),
    ),
  )
}

function placeOn({ columns, rows, digits }: Board, task: NumberTask) {
  const glyphs = task.digits.map(
    (digit): Glyph => ({ width: columns, height: rows, rows: (digits[digit] ?? '').split(' ') }),
  )
  const dot: Glyph = { width: 1, height: rows, rows: [...Array.from({ length: rows - 1 }, () => '.'), '#'] }
  return placeDigits(digitSettings(glyphs, task.isUpright, task.isDate ? dot : undefined), task.area, SPACING)
}
