import type { Rect, Size } from '../../geometry/index.ts'
import { LEAST_VISIBLE } from './digit-cuts.ts'
import { digitSettings, placeDigits } from './digit-lines.ts'
import type { NumberTask } from './number-task.ts'

const COLUMNS = 3
const ROWS = 5
/** Digits as rows of places, `#` a photo. */
const DIGITS = [
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
]

const GAP = { share: 0.07, least: 0.12, most: 0.6 }
const SPACING = { between: 1, betweenLines: 0.5 }

interface Glyph extends Size {
  readonly rows: readonly string[]
}

/** Digits built from whole photos, all the same distance apart: squares, unless those would be too small. */
export function shapeFontDigits({ digits, isUpright, isDate, area }: NumberTask): Rect[] {
  const glyphs = digits.map(
    (digit): Glyph => ({ width: COLUMNS, height: ROWS, rows: (DIGITS[digit] ?? '').split(' ') }),
  )
  const dot: Glyph = { width: 1, height: ROWS, rows: [...Array.from({ length: ROWS - 1 }, () => '.'), '#'] }
  const settings = digitSettings(glyphs, isUpright, isDate ? dot : undefined)
  const place = (stretch: number) => placeDigits(settings, area, { ...SPACING, stretch })
  const pitch = place(1).scaleX
  const gap = Math.min(GAP.most, Math.max(GAP.least, pitch * GAP.share))
  const { places, scaleX, scaleY } = place(Math.max(1, (LEAST_VISIBLE / (pitch - gap) + gap) / pitch))
  return places.flatMap(({ glyph, box }) =>
    glyph.rows.flatMap((row, down) =>
      [...row].flatMap((mark, across) =>
        mark === '#'
          ? [
              {
                x: box.x + across * scaleX + gap / 2,
                y: box.y + down * scaleY + gap / 2,
                width: scaleX - gap,
                height: scaleY - gap,
              },
            ]
          : [],
      ),
    ),
  )
}
