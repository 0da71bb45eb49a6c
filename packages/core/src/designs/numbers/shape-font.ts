import type { Rect } from '../../geometry/index.ts'
import { placeDigits } from './digit-lines.ts'

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
const GAP_SHARE = 0.07

/** Digits built from whole square photos, all the same distance apart. */
export function shapeFontDigits(digits: readonly number[], area: Rect): Rect[] {
  const fine = place(digits, LARGE, area)
  const { places, board } = fine.places.scaleX >= LEAST_FINE_PITCH ? fine : place(digits, SMALL, area)
  const pitch = places.scaleX
  const gap = Math.min(0.6, Math.max(0.2, pitch * GAP_SHARE))
  return places.digits.flatMap((box, index) => {
    const rows = (board.digits[digits[index] ?? 0] ?? '').split(' ')
    return rows.flatMap((row, down) =>
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
    )
  })
}

function place(digits: readonly number[], board: Board, area: Rect) {
  const sizes = digits.map(() => ({ width: board.columns, height: board.rows }))
  return { places: placeDigits(sizes, area, { between: 1, stretch: 1 }), board }
}
