import { type Format, ORIENTATION, orientationOf } from '@collagerie/core/format'
import { inset, type Rect } from '@collagerie/core/geometry'
import { BEYOND } from '../kit/beyond.ts'
import { circlePath } from '../kit/curves.ts'
import { ground } from '../kit/ground.ts'
import { inscribed } from '../kit/inscription.ts'
import { layerColour } from '../kit/layer-colour.ts'
import { gridIn, modules } from '../kit/module-grid.ts'
import { rows } from '../kit/page.ts'
import { roundedPath, roundedPhoto } from '../kit/rounded.ts'
import { sheetArt, sheetOverlay } from '../kit/sheet-art.ts'
import { UP_TO_TWO_THIRDS } from '../kit/sizes.ts'
import { path } from '../kit/svg.ts'
import type { Drawing, StaticTemplate } from '../static-template.ts'
import { BROWN, CREAM, ORANGE, PETROL } from './palette.ts'

const GROUND = PETROL
/** The paper's print: rings within rings, tone on tone. */
const PRINT = ['#226366', '#174a4d', '#2a6f70', '#123c40', '#2f7877']
/** From outside in, the same for every screen. */
const BANDS = [ORANGE, CREAM]

/** T is the title, the other letters are photos. */
function planOf(format: Format): string[] {
  switch (orientationOf(format)) {
    case ORIENTATION.portrait:
      return [
        ...rows(16, 'AAABB'),
        ...rows(16, 'AAACC'),
        ...rows(16, 'DDEEE'),
        ...rows(16, 'FFEEE'),
        ...rows(11, 'TTTTT'),
      ]
    case ORIENTATION.square:
      return [...rows(8, 'AAABB'), ...rows(8, 'AAACC'), ...rows(5, 'DDTTT')]
    default:
      return format.width / format.height < 1.35
        ? [...rows(6, 'AABC'), ...rows(6, 'AADE'), ...rows(4, 'TTFG')]
        : [...rows(7, 'AAABBDDD'), ...rows(7, 'AAACCDDD'), ...rows(5, 'EETTTTFF')]
  }
}

/** Rows of discs that overlap like scales, each in rings. */
function repeat({ width, height }: Format, radius: number): string[] {
  const [across, down] = [Math.ceil((width + 2 * BEYOND) / (2 * radius)) + 1, Math.ceil((height + 2 * BEYOND) / radius)]
  return Array.from({ length: down + 1 }, (_, row) => {
    const centres = Array.from({ length: across }, (__, col) => ({
      x: (col - Math.floor(across / 2) + (row % 2) / 2) * 2 * radius + width / 2,
      y: (row + 1) * radius - BEYOND,
    }))
    return PRINT.map((fill, nth) =>
      path(centres.map((centre) => circlePath(centre, radius * (1 - nth / PRINT.length))).join(''), { fill }),
    )
  }).flat()
}

/** So much less above and below. */
const shrunkBy = ({ y, height, ...box }: Rect, by: number): Rect => ({ ...box, y: y + by, height: height - 2 * by })

/** A printed repeat of nested screens, a photo glowing in every one but the sign. */
function draw(format: Format): Drawing {
  const short = Math.min(format.width, format.height)
  const plan = planOf(format)
  const margin = short * 0.046
  const gap = short * 0.025
  const ring = short * 0.0085
  const grid = gridIn(inset({ x: 0, y: 0, ...format }, margin), plan, gap)
  const cells = modules(plan, grid).toSorted((a, b) => (a.letter < b.letter ? -1 : 1))
  const radius = Math.min(...cells.flatMap(({ width, height }) => [width, height])) * 0.2
  const rim = BANDS.length * ring
  const core = (cell: Rect) => inset(cell, rim)
  const marks = cells.flatMap(({ letter, ...cell }) => [
    ...BANDS.map((fill, depth) => path(roundedPath(inset(cell, depth * ring), radius - depth * ring), { fill })),
    path(roundedPath(core(cell), radius - rim), { fill: letter === 'T' ? BROWN : GROUND }),
  ])
  const photos = cells.filter(({ letter }) => letter !== 'T')
  const sign = cells.find(({ letter }) => letter === 'T') ?? { x: 0, y: 0, ...format }
  return {
    art: { ground: sheetArt(format, repeat(format, short * 0.05)), wallpaper: sheetArt(format, marks) },
    layers: [
      ground(format, layerColour(GROUND)),
      sheetOverlay('ground', format),
      sheetOverlay('wallpaper', format),
      ...photos.flatMap((cell, index) => roundedPhoto(index + 1, core(cell), radius - rim)),
      ...inscribed(shrunkBy(core(sign), ring * 0.6), format, {
        name: { font: 'Abril Fatface', weight: '400', color: layerColour(CREAM), caps: false },
        share: 1,
        fill: 0.83,
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
