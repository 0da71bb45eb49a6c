import type { Format } from '@collagerie/core/format'
import { inset, type Rect } from '@collagerie/core/geometry'
import { BEYOND } from '../kit/beyond.ts'
import { fibres } from '../kit/fibres.ts'
import { roundedPath } from '../kit/rounded.ts'
import { num, path } from '../kit/svg.ts'

/** Old paper is darker towards its edges: frames over frames, each so faint that none is seen by itself. */
function vignette(sheet: Rect, short: number): string[] {
  const beyond = roundedPath(inset(sheet, -BEYOND), 0)
  return Array.from({ length: 12 }, (_, nth) =>
    path(beyond + roundedPath(inset(sheet, short * 0.012 * nth), short * 0.02 * nth), {
      fill: '#6f4b25',
      'fill-opacity': 0.022,
      'fill-rule': 'evenodd',
    }),
  )
}

/** The fine ribs that the rollers of a paper mill leave. */
function ribs({ width, height }: Format, short: number): string {
  const step = short * 0.011
  const lines = Array.from({ length: Math.ceil((height + 2 * BEYOND) / step) }, (_, nth) => {
    return `M${-BEYOND} ${num(nth * step - BEYOND)}h${num(width + 2 * BEYOND)}`
  })
  return path(lines.join(''), {
    fill: 'none',
    stroke: '#7a5228',
    'stroke-width': short * 0.0026,
    'stroke-opacity': 0.055,
  })
}

/** Wrapping paper: ribs, fibres and the darkness of its edges. */
export function kraftPaper(format: Format, short: number): string[] {
  const sheet = { x: 0, y: 0, ...format }
  const count = Math.round((440 * format.width * format.height) / (short * short))
  return [
    ribs(format, short),
    ...vignette(sheet, short),
    ...fibres(sheet, {
      seed: 3,
      count,
      length: short * 0.05,
      width: short * 0.0013,
      colors: ['#7d5526', '#f3dfba', '#9a6f3a'],
      opacity: 0.5,
    }),
    ...fibres(sheet, {
      seed: 9,
      count: Math.round(count * 1.9),
      length: short * 0.009,
      width: short * 0.0016,
      colors: ['#6f4b25', '#f5e4c4', '#9c7443'],
      opacity: 0.55,
    }),
  ]
}
