import { type Format, formatId } from '../format/index.ts'
import { controlMaker } from './controls.ts'
import { defineDesign } from './define-design.ts'
import { justifiedRows } from './mosaic/justified-rows.ts'
import { boxesOf } from './mosaic/parts.ts'
import { PANORAMA } from './panorama.ts'

const FEWEST_ROWS = 2
const MOST_ROWS = 12
const LEAST_ROW_CM = 5
const WIDE_FROM_CM = 50
/** On wide formats a row is at least an eighth of the width high. */
const ROWS_PER_WIDTH = 8

/** Formats with a number of rows of their own. */
const MOST_ROWS_OF: Readonly<Record<string, number>> = { '60x30': 4, '50x40': 7, '100x100': 8, '80x120': 12 }

const defaults = { numberVert: 4, borderCM: 0.5, marginCM: 0.5 }

function mostRows(format: Format): number {
  const listed = MOST_ROWS_OF[formatId(format)]
  if (listed !== undefined) return listed
  const rows =
    format.width >= WIDE_FROM_CM
      ? Math.max(FEWEST_ROWS, Math.floor(format.height / (format.width / ROWS_PER_WIDTH)))
      : Math.floor(format.height / LEAST_ROW_CM)
  return Math.min(MOST_ROWS, rows)
}

/** Four rows of a panorama would be strips of stamps. */
function startingRows({ width, height }: Format): number {
  return width >= PANORAMA * height ? defaults.numberVert - 1 : defaults.numberVert
}

/** Full-width rows with photos of different widths, like a justified gallery. */
export const mosaic1 = defineDesign({
  type: 'mosaic1',
  category: 'mosaic',
  moods: ['classic', 'quiet'],
  defaults,
  startingValues: ({ format }) => ({ numberVert: startingRows(format) }),
  controls({ format, values }) {
    const make = controlMaker(values, defaults)
    const max = mostRows(format)
    const min = Math.min(max, Math.max(FEWEST_ROWS, Math.ceil(format.height / (2 * format.width))))
    return [make.number({ key: 'numberVert', label: 'rows', min, max }), make.spacing(), make.margin()]
  },
  layout({ format, values }) {
    const { numberVert: rows, borderCM, marginCM } = values
    return { photos: boxesOf(justifiedRows(format, rows), format, borderCM, marginCM) }
  },
})
