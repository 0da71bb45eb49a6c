import { type Format, ORIENTATION, orientationOf } from '@collagerie/core/format'
import { inset, type Point, type Rect, seededRandom } from '@collagerie/core/geometry'
import { circlePath, polar, polygonPath, smoothPath } from '../kit/curves.ts'
import { ground } from '../kit/ground.ts'
import { between, type Random } from '../kit/hand.ts'
import { photo, subtitle, title } from '../kit/layers.ts'
import { gridIn, modules } from '../kit/module-grid.ts'
import { penLine, penOutline } from '../kit/pen.ts'
import { sheetArt, sheetOverlay } from '../kit/sheet-art.ts'
import { UP_TO_TWO_THIRDS } from '../kit/sizes.ts'
import { path } from '../kit/svg.ts'
import type { Drawing, StaticTemplate } from '../static-template.ts'

const PAPER = '0xfff9ef'
const INK = '#37405c'
const CLOTHS = ['#f27d72', '#f7c95c', '#7fc4b2', '#8fa9d9'] as const
/** The cords go on round the fold of a canvas. */
const BEYOND = 6
/** Steps of this share of the width scatter evenly and never fall into a pattern. */
const GOLDEN = 0.618
const LIGHT = '#fff9ef'
/** In turn, so that neighbours never lean the same way. */
const LEANS = [-2.2, 1.6, -1.2, 2.4, -1.8, 1.3, -2.4, 1.9]

function planOf(format: Format): readonly string[] {
  const ratio = format.width / format.height
  switch (orientationOf(format)) {
    case ORIENTATION.portrait:
      return ratio > 0.72 ? ['AAB', 'AAC', 'DEE'] : ['AAB', 'AAC', 'DEE', 'FEE']
    case ORIENTATION.square:
      return ['AABB', 'CDDE']
    default:
      return ratio < 1.4 ? ['AABBC', 'DDEFF'] : ['AABBCC', 'DEEFFG']
  }
}

/** Flags across the top, confetti in the air, the photos stuck up as they came. */
function draw(format: Format): Drawing {
  const { width, height } = format
  const short = Math.min(width, height)
  const random = seededRandom(17)
  const margin = short * 0.055
  const flags = short * 0.192
  const words = short * 0.155
  const plan = planOf(format)
  const box = { x: margin, y: flags, width: width - 2 * margin, height: height - flags - words - margin * 0.4 }
  // Leaning cards reach out of their cells by a little.
  const cells = modules(plan, gridIn(box, plan, short * 0.012)).map((cell) =>
    inset(cell, Math.max(cell.width, cell.height) * 0.016),
  )
  const nail = { x: width * 0.47, y: short * 0.012 }
  const foot = height - words - margin * 0.3
  return {
    photoBorder: short * 0.0085,
    photoBorderType: 'modern',
    art: {
      confetti: sheetArt(format, confetti(format, foot, random)),
      flags: sheetArt(format, [
        ...garland({ x: -BEYOND, y: short * 0.015 }, nail, short * 0.075, short * 0.085, 0, random),
        ...garland(nail, { x: width + BEYOND, y: short * 0.008 }, short * 0.08, short * 0.085, 2, random),
      ]),
    },
    layers: [
      ground(format, PAPER),
      sheetOverlay('confetti', format),
      ...cells.map((cell, index) => photo(index + 1, cell, lean(cell, index))),
      sheetOverlay('flags', format),
      title(
        { x: margin, y: foot, width: width - 2 * margin, height: words * 0.66 },
        { font: 'McLaren', style: '400', color: '0x37405c', caps: false, valign: 'middle' },
      ),
      subtitle(
        { x: margin, y: foot + words * 0.66, width: width - 2 * margin, height: words * 0.28 },
        { font: 'Nunito', style: '400', color: '0xc4453a', caps: true, valign: 'middle', tracking: 0.14 },
      ),
    ],
  }
}

/** Long cards lean less, or their corners would go far astray. */
function lean({ width, height }: Rect, index: number): number {
  const long = Math.max(width, height) / Math.min(width, height)
  return (LEANS[index % LEANS.length] ?? 1) / long
}

/** A cord that sags between two nails, with flags along it. */
function garland(from: Point, to: Point, sag: number, size: number, first: number, random: Random): string[] {
  const on = (share: number): Point => ({
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share + sag * 4 * share * (1 - share),
  })
  const count = Math.max(4, Math.round((to.x - from.x) / (size * 0.98)))
  const pen = size * 0.028
  const flags = Array.from({ length: count }, (_, index) => {
    const share = (index + 0.5) / count
    const half = (size * 0.4) / (to.x - from.x)
    return pennant(on(share - half), on(share + half), size * between(random, 0.98, 1.1), first + index, pen, random)
  }).flat()
  const cord = Array.from({ length: 13 }, (_, index) => on(index / 12))
  return [...flags, path(penLine(cord, pen * 1.9, random), { fill: INK })]
}

function pennant(left: Point, right: Point, tall: number, index: number, pen: number, random: Random): string[] {
  const heading = (Math.atan2(right.y - left.y, right.x - left.x) * 180) / Math.PI
  const middle = { x: (left.x + right.x) / 2, y: (left.y + right.y) / 2 }
  const tip = polar(middle, tall, heading + 90 + between(random, -5, 5))
  const across = (down: number, share: number): Point => {
    const [a, b] = [mix(left, tip, down), mix(right, tip, down)]
    return mix(a, b, share)
  }
  const color = CLOTHS[index % CLOTHS.length] ?? INK
  // Near-double corner points keep the corners sharp under the smooth pen.
  const edge = [
    left,
    mix(left, right, 0.04),
    across(0, 0.96),
    right,
    across(0.06, 1),
    across(0.5, 1),
    across(0.95, 1),
    tip,
    across(0.95, 0),
    across(0.5, 0),
    across(0.06, 0),
  ]
  return [
    path(polygonPath([left, right, tip]), { fill: color }),
    ...pattern(index, across, color),
    path(polygonPath([across(0, 0.7), right, tip, across(0.8, 0.6)]), { fill: INK, 'fill-opacity': 0.1 }),
    path(penOutline(edge, pen * 1.5, random), { fill: INK }),
  ]
}

/** Stripes, dots, plain cloth, a chevron: by turns. */
function pattern(index: number, across: (down: number, share: number) => Point, color: string): string[] {
  switch (index % 3) {
    case 0:
      return [0.14, 0.38, 0.62].map((down) =>
        path(polygonPath([across(down, 0), across(down, 1), across(down + 0.11, 1), across(down + 0.11, 0)]), {
          fill: LIGHT,
          'fill-opacity': 0.85,
        }),
      )
    case 1: {
      const unit = Math.hypot(across(0, 1).x - across(0, 0).x, across(0, 1).y - across(0, 0).y)
      const dots = [
        [0.16, 0.25],
        [0.16, 0.52],
        [0.16, 0.79],
        [0.38, 0.36],
        [0.38, 0.68],
        [0.6, 0.5],
      ] as const
      return [path(dots.map(([down, share]) => circlePath(across(down, share), unit * 0.06)).join(''), { fill: LIGHT })]
    }
    default:
      return [
        path(smoothPath([across(0.02, 0.1), across(0.3, 0.3), across(0.8, 0.4), across(0.3, 0.12)], true), {
          fill: color === CLOTHS[1] ? '#e79f2c' : LIGHT,
          'fill-opacity': 0.3,
        }),
      ]
  }
}

function mix(a: Point, b: Point, share: number): Point {
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share }
}

function confetti({ width, height }: Format, foot: number, random: Random): string[] {
  const short = Math.min(width, height)
  return Array.from({ length: 120 }, (_, index) => {
    // Half of it has already come down to the title's left and right.
    const y = index % 2 === 0 ? height - short * 0.2 * random() ** 1.4 : random() * height
    return { at: { x: ((index * GOLDEN) % 1) * width, y }, fill: CLOTHS[index % CLOTHS.length] ?? INK, kind: index % 3 }
  })
    .filter(({ at }) => at.y < foot || Math.abs(at.x - width / 2) > Math.min(width * 0.3, 14))
    .map(({ at, fill, kind }) => {
      const size = short * between(random, 0.0035, 0.007)
      const turn = random() * 360
      if (kind === 0) return path(circlePath(at, size * 0.8), { fill })
      if (kind === 1) {
        const bow = [at, polar(at, size * 1.2, turn + 20), polar(at, size * 2.4, turn)]
        return path(penLine(bow, size * 0.9, random), { fill })
      }
      return path(polygonPath([at, polar(at, size * 1.8, turn), polar(at, size * 1.8, turn + 60)]), { fill })
    })
}

export const bunting: StaticTemplate = {
  id: 'illustration-bunting',
  theme: 'illustration',
  sizes: UP_TO_TWO_THIRDS,
  draw,
}
