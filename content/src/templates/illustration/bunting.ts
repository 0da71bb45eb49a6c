import { inDegrees, type Point, seededRandom } from '@collagerie/core/geometry'
import { composed } from '../kit/composed.ts'
import { circlePath, polar, polygonPath, smoothPath } from '../kit/curves.ts'
import { between, type Random } from '../kit/hand.ts'
import { layerColour } from '../kit/layer-colour.ts'
import { type Page, rows } from '../kit/page.ts'
import { penLine, penOutline } from '../kit/pen.ts'
import { path } from '../kit/svg.ts'
import { paperGrain } from '../kit/texture.ts'

const INK = '#37405c'
const CLOTHS = ['#ee6f61', '#f4bf4b', '#5fae9c', '#7d9bd1'] as const
const LIGHT = '#fff9ef'
/** In widths of a flag: how long the longest is, and how deep a bow sags. */
const FLAG = 1.12
const SAG = 0.52
/** Where the cord's far ends would be nailed, beyond the sheet, as a share of the shorter side: past every wrap. */
const BEYOND = 0.2

/** Two bows of flags that meet at a knot in the middle, all of it above the photos; the cord runs on over both edges. */
function flagLine({ field, short, sheet }: Page): string[] {
  const { x, y, width, height } = field('g')
  const random = seededRandom(17)
  const size = Math.min(short * 0.128, (height - short * 0.012) / (FLAG + SAG))
  const top = y + short * 0.002
  const knot = { x: x + width / 2, y: top + short * 0.01 }
  const beyond = short * BEYOND
  const hung = (knot.x - x) / (knot.x + beyond)
  return [
    ...garland({ x: -beyond, y: top }, knot, size, [1 - hung, 0.985], 0, random),
    ...garland(knot, { x: sheet.width + beyond, y: top }, size, [0.015, hung], 2, random),
    path(circlePath(knot, short * 0.009), { fill: INK }),
  ]
}

/** A party: flags above the photos, the name in round letters. */
export const bunting = composed({
  id: 'illustration-bunting',
  theme: 'illustration',
  paper: '0xdfecee',
  margin: 0.042,
  gap: 0.016,
  plans: {
    portrait: [...rows(7, 'gggggg'), ...rows(10, 'AAAABB'), ...rows(9, 'AAAACC'), ...rows(10, 'DDDEEE')],
    square: [...rows(11, 'gggggg'), ...rows(21, 'AAABBB'), ...rows(17, 'CCDDEE')],
    landscape: [...rows(7, 'ggggggggg'), ...rows(10, 'AAAABBBCC'), ...rows(2, 'AAAADDDCC'), ...rows(8, 'EEFFDDDGG')],
    panorama: [...rows(8, 'ggggggggggggg'), ...rows(13, 'AAAABBBCCDDDD'), ...rows(11, 'EEEFFFFGGtttt')],
  },
  texture: ({ sheet }) => paperGrain(sheet, { seed: 71, colors: ['#b4cfd4', '#ffffff'], opacity: 0.5, count: 140 }),
  under: flagLine,
  clear: (shape) => (shape === 'landscape' ? 0.012 : 0.006),
  words: (shape) => ({
    name: { font: 'Fredoka', weight: '500', color: layerColour(INK), caps: false },
    line: { font: 'Josefin Sans', weight: '400', color: '0xb3362c', caps: true, tracking: 0.12, letters: 14 },
    beside: shape === 'landscape',
  }),
})

/** A cord that sags between two nails, with flags along some of it. */
function garland(
  from: Point,
  to: Point,
  size: number,
  [start, end]: readonly [number, number],
  first: number,
  random: Random,
): string[] {
  const sag = size * SAG
  const on = (share: number): Point => ({
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share + sag * 4 * share * (1 - share),
  })
  const count = Math.max(3, Math.round(((to.x - from.x) * (end - start)) / (size * 0.85)))
  const pen = size * 0.028
  const flags = Array.from({ length: count }, (_, index) => {
    const share = start + ((index + 0.5) / count) * (end - start)
    const half = (size * 0.4) / (to.x - from.x)
    return pennant(on(share - half), on(share + half), size * between(random, 0.98, 1.1), first + index, pen, random)
  }).flat()
  const cord = Array.from({ length: 13 }, (_, index) => on(index / 12))
  return [...flags, path(penLine(cord, pen * 1.9, random), { fill: INK })]
}

function pennant(left: Point, right: Point, tall: number, index: number, pen: number, random: Random): string[] {
  const heading = inDegrees(Math.atan2(right.y - left.y, right.x - left.x))
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
