import { type Format, ORIENTATION, orientationOf } from '@collagerie/core/format'
import { inset, type Point, type Rect, seededRandom } from '@collagerie/core/geometry'
import { ground } from '../kit/ground.ts'
import { between, type Random } from '../kit/hand.ts'
import { masked, subtitle, title } from '../kit/layers.ts'
import { gridIn, modules } from '../kit/module-grid.ts'
import { ovalPoints } from '../kit/outlines.ts'
import { sheetArt, sheetOverlay } from '../kit/sheet-art.ts'
import { UP_TO_TWO_THIRDS } from '../kit/sizes.ts'
import { path } from '../kit/svg.ts'
import { frayed, rawPath, watercolour } from '../kit/watercolour.ts'
import type { Drawing, StaticTemplate } from '../static-template.ts'

const PAPER = '0xfffefb'
/** Mixed from two pans, rose and ultramarine, with what lies between. */
const MIXES = ['#e8697d', '#f09a86', '#f3c07f', '#a9bf8f', '#5fa8a6', '#4d83b5', '#5a62a8', '#9a6aa6']

/** Capitals are photos, small o a dab of colour. */
function planOf(format: Format): readonly string[] {
  const ratio = format.width / format.height
  switch (orientationOf(format)) {
    case ORIENTATION.portrait:
      return ratio > 0.72 ? ['AAoB', 'AACD', 'EFGG', 'oHGG'] : ['AAoB', 'AACD', 'EoFF', 'GHFF', 'IIoJ']
    case ORIENTATION.square:
      return ['AAoBC', 'AADEE', 'FGoEE', 'HoIJJ']
    default:
      return ratio < 1.4 ? ['AABoCD', 'AAEFFo', 'oGHFFI'] : ['AABCDDo', 'AAEoDDF', 'oGHIoJK']
  }
}

/** A chart of colour trials, as one lays it out before painting; the photos are trials among the others. */
function draw(format: Format): Drawing {
  const { width, height } = format
  const short = Math.min(width, height)
  const random = seededRandom(7)
  const margin = short * 0.055
  const band = Math.min(height * 0.15, 9)
  const plan = planOf(format)
  const box = { x: margin, y: margin, width: width - 2 * margin, height: height - 1.6 * margin - band }
  const grid = gridIn(box, plan, short * 0.024)
  const cells = modules(plan, grid, 'o')
  const dabs = cells.filter(({ letter }) => letter === 'o')
  const photos = cells.filter(({ letter }) => letter !== 'o').toSorted((a, b) => a.letter.localeCompare(b.letter))
  const marks = dabs.flatMap((cell, index) => {
    const color = MIXES[Math.round((index / Math.max(1, dabs.length - 1)) * (MIXES.length - 1))] ?? '#5fa8a6'
    return [
      ...watercolour(dabOutline(cell, 22), { color, opacity: 0.78, layers: 4, run: 0.1, rounds: 2 }, random),
      ...rim(cell, color, random),
      ...watercolour(puddle(cell, random), { color, opacity: 0.45, layers: 6, run: 0.5, rounds: 2 }, random),
      ...watercolour(puddle(cell, random), { color: '#ffffff', opacity: 0.24, layers: 6, run: 0.5, rounds: 2 }, random),
    ]
  })
  const foot = height - margin * 0.6 - band
  return {
    art: { dabs: sheetArt(format, marks) },
    layers: [
      ground(format, PAPER),
      sheetOverlay('dabs', format),
      ...photos.flatMap((cell, index) => {
        const viewport = { width: cell.width, height: cell.height }
        const edge = frayed(dabOutline({ x: 0, y: 0, ...viewport }, 36), 3, 0.09, random)
        return masked(index + 1, cell, viewport, rawPath(edge))
      }),
      title(
        { x: margin, y: foot + band * 0.12, width: width - 2 * margin, height: band * 0.6 },
        { font: 'Crimson Text', style: '400', color: '0x3f4a7a', caps: false, valign: 'bottom' },
      ),
      subtitle(
        { x: margin, y: foot + band * 0.74, width: width - 2 * margin, height: band * 0.26 },
        { font: 'Crimson Text', style: '400', color: '0xc75a70', caps: true, valign: 'top', tracking: 0.14 },
      ),
    ],
  }
}

/** Nearly the whole cell: a square a round brush would paint. */
function dabOutline({ x, y, width, height }: Rect, count: number): Point[] {
  return ovalPoints({ x: x + width / 2, y: y + height / 2 }, width / 2, height / 2, count, 6)
}

/** Colour gathers at the edge of a wet patch; the hollow is frayed on its own, so the rim breaks off in places. */
function rim(cell: Rect, color: string, random: Random): string[] {
  const inner = inset(cell, Math.min(cell.width, cell.height) * 0.022)
  return Array.from({ length: 2 }, () => {
    const outside = frayed(dabOutline(cell, 22), 2, 0.1, random)
    const hollow = frayed(dabOutline(inner, 22), 2, 0.12, random).toReversed()
    return path(rawPath(outside) + rawPath(hollow), { fill: color, 'fill-opacity': 0.4 })
  })
}

/** Where colour or water stood while drying. */
function puddle({ x, y, width, height }: Rect, random: Random): Point[] {
  const centre = { x: x + width * between(random, 0.34, 0.66), y: y + height * between(random, 0.34, 0.66) }
  return ovalPoints(centre, width * between(random, 0.14, 0.26), height * between(random, 0.14, 0.26), 8)
}

export const swatches: StaticTemplate = {
  id: 'painting-swatches',
  theme: 'painting',
  sizes: UP_TO_TWO_THIRDS,
  draw,
}
