import { type Format, ORIENTATION, orientationOf } from '@collagerie/core/format'
import { ground } from '../kit/ground.ts'
import { photo, subtitle, title } from '../kit/layers.ts'
import { gridIn, modules } from '../kit/module-grid.ts'
import { sheetArt, sheetOverlay } from '../kit/sheet-art.ts'
import { UP_TO_TWO_THIRDS } from '../kit/sizes.ts'
import { el } from '../kit/svg.ts'
import type { Drawing, StaticTemplate } from '../static-template.ts'

const PAPER = '0xf3f0ea'
const RED = '#e4321f'
const INK = '#161616'

interface Poster {
  readonly plan: readonly string[]
  /** Centre of the disc and its radius, as shares of the format's sides and of the shorter one. */
  readonly disc: { readonly x: number; readonly y: number; readonly radius: number }
}

const POSTERS: Readonly<Record<number, Poster>> = {
  [ORIENTATION.portrait]: {
    plan: ['..AAAA', '..AAAA', '..AAAA', 'BBAAAA', 'BBCCDD', '..CCDD', '..EE..', '..EE..'],
    disc: { x: 0.3, y: 0.72, radius: 0.5 },
  },
  [ORIENTATION.landscape]: {
    plan: ['...AAAABB', '...AAAABB', 'CCCAAAADD', 'CCCAAAADD', '...EEE...', '...EEE...'],
    disc: { x: 0.24, y: 0.72, radius: 0.46 },
  },
  [ORIENTATION.square]: {
    plan: ['..AAAABB', '..AAAABB', '..AAAADD', 'CCAAAADD', 'CCEEE...', '..EEE...'],
    disc: { x: 0.28, y: 0.74, radius: 0.44 },
  },
}

/** One red disc, one black bar, and photos set on a strict grid that leaves the disc its room. */
function draw(format: Format): Drawing {
  const poster = POSTERS[orientationOf(format)]
  if (!poster) throw new RangeError('no such orientation')
  const short = Math.min(format.width, format.height)
  const margin = short * 0.06
  // Letters stop growing with the sheet, and so does their room.
  const head = short * 0.165
  const bar = short * 0.014
  const inner = { x: margin, width: format.width - 2 * margin }
  const top = margin + head
  const grid = gridIn({ ...inner, y: top, height: format.height - top - margin }, poster.plan, short * 0.016)
  const photos = modules(poster.plan, grid).toSorted((a, b) => a.letter.localeCompare(b.letter))
  return {
    art: {
      disc: sheetArt(format, [
        el('circle', {
          cx: format.width * poster.disc.x,
          cy: format.height * poster.disc.y,
          r: short * poster.disc.radius,
          fill: RED,
        }),
        el('rect', { ...inner, y: margin, height: bar, fill: INK }),
      ]),
    },
    layers: [
      ground(format, PAPER),
      sheetOverlay('disc', format),
      ...photos.map((box, index) => photo(index + 1, box)),
      title(
        { x: margin, y: margin + bar, width: inner.width * 0.76, height: head - bar - short * 0.02 },
        { font: 'Montserrat', style: '700', color: '0x161616', align: 'left', valign: 'middle', caps: false },
      ),
      subtitle(
        {
          x: margin + inner.width * 0.78,
          y: margin + bar,
          width: inner.width * 0.22,
          height: head - bar - short * 0.02,
        },
        { font: 'Montserrat', style: '500', color: '0xe4321f', align: 'right', valign: 'middle', caps: false },
      ),
    ],
  }
}

export const affiche: StaticTemplate = {
  id: 'modern-affiche',
  theme: 'modern',
  sizes: UP_TO_TWO_THIRDS,
  draw,
}
