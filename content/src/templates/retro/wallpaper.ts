import { type Format, ORIENTATION, orientationOf } from '@collagerie/core/format'
import { inset, type Rect } from '@collagerie/core/geometry'
import { ground } from '../kit/ground.ts'
import { inscribed } from '../kit/inscription.ts'
import { gridIn, modules } from '../kit/module-grid.ts'
import { rows } from '../kit/page.ts'
import { roundedPath, roundedPhoto } from '../kit/rounded.ts'
import { sheetArt, sheetOverlay } from '../kit/sheet-art.ts'
import { UP_TO_TWO_THIRDS } from '../kit/sizes.ts'
import { path } from '../kit/svg.ts'
import type { Drawing, StaticTemplate } from '../static-template.ts'
import { BROWN, CREAM, layerColour, MUSTARD, ORANGE, PETROL, TEAL } from './palette.ts'

const GROUND = PETROL
/** From outside in. Two colourways alternate like a printed repeat. */
const WAYS = [
  [ORANGE, MUSTARD, CREAM],
  [TEAL, CREAM, ORANGE],
]

/** T is the title, the other letters are photos. */
function planOf(format: Format): string[] {
  switch (orientationOf(format)) {
    case ORIENTATION.portrait:
      return ['AAB', 'AAC', 'DEE', 'FEE', 'TTT']
    case ORIENTATION.square:
      return [...rows(3, 'AAB'), ...rows(3, 'AAC'), ...rows(2, 'DTT')]
    default:
      return format.width / format.height < 1.35 ? ['AABC', 'AADE', 'TTTF'] : ['AABDD', 'AACDD', 'ETTTF']
  }
}

/** A printed repeat of nested screens, a photo glowing in every one but the sign. */
function draw(format: Format): Drawing {
  const short = Math.min(format.width, format.height)
  const plan = planOf(format)
  const margin = short * 0.038
  const gap = short * 0.02
  const ring = short * 0.011
  const grid = gridIn(inset({ x: 0, y: 0, ...format }, margin), plan, gap)
  const cells = modules(plan, grid)
    .toSorted((a, b) => (a.letter < b.letter ? -1 : 1))
    .map((cell, nth) => ({ ...cell, way: WAYS[nth % 2] ?? [] }))
  const radius = Math.min(...cells.flatMap(({ width, height }) => [width, height])) * 0.2
  const core = (cell: Rect) => inset(cell, 3 * ring)
  const marks = cells.flatMap(({ way, letter, ...cell }) => [
    ...way.map((fill, depth) => path(roundedPath(inset(cell, depth * ring), radius - depth * ring), { fill })),
    path(roundedPath(core(cell), radius - 3 * ring), { fill: letter === 'T' ? BROWN : GROUND }),
  ])
  const photos = cells.filter(({ letter }) => letter !== 'T')
  const sign = cells.find(({ letter }) => letter === 'T') ?? { x: 0, y: 0, ...format }
  return {
    art: { wallpaper: sheetArt(format, marks) },
    layers: [
      ground(format, layerColour(GROUND)),
      sheetOverlay('wallpaper', format),
      ...photos.flatMap((cell, index) => roundedPhoto(index + 1, core(cell), radius - 3 * ring)),
      ...inscribed(core(sign), format, {
        name: { font: 'futura-pt', style: '700', color: layerColour(CREAM), caps: false },
        share: 1,
      }),
    ],
  }
}

export const wallpaper: StaticTemplate = {
  id: 'retro-wallpaper',
  theme: 'retro',
  sizes: UP_TO_TWO_THIRDS,
  draw,
}
