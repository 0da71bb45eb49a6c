import { type Format, ORIENTATION, orientationOf } from '@collagerie/core/format'
import { inset, type Rect } from '@collagerie/core/geometry'
import { ground } from '../kit/ground.ts'
import { inscribed } from '../kit/inscription.ts'
import { gridIn, modules } from '../kit/module-grid.ts'
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

/** T is the title, o an ornament without a photo; the other letters are photos. */
function planOf(format: Format): string[] {
  const ratio = format.width / format.height
  switch (orientationOf(format)) {
    case ORIENTATION.portrait:
      return ratio > 0.72 ? ['AABo', 'AACD', 'oEFF', 'GHFF', 'TTTo'] : ['AAB', 'AAC', 'DEE', 'FEE', 'TTT']
    case ORIENTATION.square:
      return ['AABC', 'AADE', 'FGHI', 'JTTT']
    default:
      return ratio < 1.4 ? ['AABCo', 'AADEE', 'FoGEE', 'TTTHo'] : ['AABCDD', 'AAEoDD', 'FTTTTG']
  }
}

/** A printed repeat of nested screens, photos glowing in some of them. */
function draw(format: Format): Drawing {
  const short = Math.min(format.width, format.height)
  const plan = planOf(format)
  const margin = short * 0.04
  const gap = short * 0.022
  const ring = short * 0.011
  const grid = gridIn(inset({ x: 0, y: 0, ...format }, margin), plan, gap)
  const radius = Math.min(grid.cellWidth, grid.cellHeight) * 0.3
  const cells = modules(plan, grid, 'o').map((cell) => ({
    ...cell,
    way:
      WAYS[(Math.round((cell.x - grid.x) / grid.cellWidth) + Math.round((cell.y - grid.y) / grid.cellHeight)) % 2] ??
      [],
  }))
  const core = (cell: Rect) => inset(cell, 3 * ring)
  const marks = cells.flatMap(({ way, letter, ...cell }) => [
    ...way.map((fill, depth) => path(roundedPath(inset(cell, depth * ring), radius - depth * ring), { fill })),
    path(roundedPath(core(cell), radius - 3 * ring), { fill: letter === 'T' ? BROWN : GROUND }),
    ...(letter === 'o' ? bullseye(core(cell), ring, radius - 3 * ring, way) : []),
  ])
  const photos = cells.filter(({ letter }) => letter !== 'o' && letter !== 'T')
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

/** The rings go on to the middle, on a wider step. */
function bullseye(box: Rect, ring: number, radius: number, way: readonly string[]): string[] {
  const steps = [2.2, 4.4, 6.6].filter((step) => step * ring * 2 < Math.min(box.width, box.height) * 0.8)
  return steps.map((step, index) =>
    path(
      roundedPath(inset(box, step * ring), Math.max(radius - step * ring, Math.min(box.width, box.height) * 0.5 * 0.3)),
      {
        fill: way[index % way.length] ?? CREAM,
      },
    ),
  )
}

export const wallpaper: StaticTemplate = {
  id: 'retro-wallpaper',
  theme: 'retro',
  sizes: UP_TO_TWO_THIRDS,
  draw,
}
