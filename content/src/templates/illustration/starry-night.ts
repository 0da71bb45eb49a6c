import { type Point, type Rect, seededRandom } from '@collagerie/core/geometry'
import { composed } from '../kit/composed.ts'
import { polar } from '../kit/curves.ts'
import { between } from '../kit/hand.ts'
import { type DrawnPage, rows } from '../kit/page.ts'
import { outset } from '../kit/rounded.ts'
import { rule } from '../kit/rules.ts'
import { slenderStar } from '../kit/slender-star.ts'
import { el, num, path } from '../kit/svg.ts'
import { moon } from './moons.ts'

const NIGHT = '#141d3d'
const EARTHSHINE = '#303c6c'
const DUST = '#cdd6f2'
/** One gold for all moons, from their upper edge to their lower one. */
const GOLD = ['#f6e6b4', '#dcb869', '#b4852f'] as const
const RIM = '#d3ae62'
/** From a thin crescent over the full moon to a thin crescent, and their radii by that of the full one. */
const PHASES = [
  { phase: 0.11, size: 0.48 },
  { phase: 0.2, size: 0.56 },
  { phase: 0.33, size: 0.64 },
  { phase: 0.5, size: 1 },
  { phase: 0.67, size: 0.64 },
  { phase: 0.8, size: 0.56 },
  { phase: 0.89, size: 0.48 },
] as const
/** How far the outer moons sink below the full one, in its radii. */
const BOW = 0.62

interface Course {
  readonly radius: number
  at(share: number): Point
}

/** The moon's way over the sheet, in the field above the photos. */
function courseIn({ x, y, width, height }: Rect): Course {
  const radius = Math.min(height * 0.43, width * 0.095)
  const top = y + (height - radius * 2) * 0.3 + radius
  // The outermost moons stand flush with the photos.
  const reach = width / 2 - radius * PHASES[0].size
  return {
    radius,
    at: (share) => ({ x: x + width / 2 + share * reach, y: top + share ** 2 * radius * BOW }),
  }
}

/** The full moon has more room than the others. */
function placeOf(nth: number): number {
  const away = nth - (PHASES.length - 1) / 2
  return Math.sign(away) * 0.1 + 0.3 * away
}

function moons({ field }: DrawnPage): string[] {
  const { radius, at } = courseIn(field('k'))
  const paint = 'url(#leaf)'
  const random = seededRandom(28)
  const drawn = PHASES.map(({ phase, size }, nth) =>
    moon(at(placeOf(nth)), radius * size, phase, { leaf: paint, shade: '#7a5a22', dark: EARTHSHINE }, random),
  )
  const rays = Array.from({ length: 60 }, (_, nth) => {
    const [from, to] = [1.13, nth % 5 === 0 ? 1.27 : 1.19].map((far) => polar(at(0), radius * far, nth * 6))
    return from && to ? `M${num(from.x)} ${num(from.y)}L${num(to.x)} ${num(to.y)}` : ''
  })
  const stars = [-0.85, -0.55, 0.55, 0.85].map((share) => slenderStar(at(share), radius * 0.13, radius * 0.13, 2, 0.16))
  return [
    goldOver(at(0).y - radius, at(0).y + radius * 1.1),
    path(rays.join(''), {
      fill: 'none',
      stroke: RIM,
      'stroke-width': radius * 0.018,
      'stroke-linecap': 'round',
    }),
    path(stars.join(''), { fill: RIM }),
    ...drawn.flat(),
  ]
}

function goldOver(from: number, to: number): string {
  const stops = GOLD.map((color, nth) => el('stop', { offset: num(nth / (GOLD.length - 1)), 'stop-color': color }))
  return el('defs', {}, [
    el('linearGradient', { id: 'leaf', gradientUnits: 'userSpaceOnUse', x1: 0, y1: from, x2: 0, y2: to }, stops),
  ])
}

function frames({ photos, short }: DrawnPage): string[] {
  return photos.map((box) => rule(outset(box, short * 0.0055), short * 0.0032, RIM))
}

/** Dust that thickens to a milky way, in the sky above the photos; none under the moons. */
function dust({ sheet, short, field, photos }: DrawnPage): string[] {
  const random = seededRandom(5)
  const { radius, at } = courseIn(field('k'))
  const from = Math.min(...photos.map((box) => box.y)) - short * 0.022
  const isFree = ({ x, y }: Point) =>
    y < from &&
    PHASES.every(({ size }, nth) => {
      const middle = at(placeOf(nth))
      return Math.hypot(x - middle.x, y - middle.y) > radius * (size * 1.15 + (nth === 3 ? 0.25 : 0))
    })
  const anywhere = (): Point => {
    const along = between(random, -0.1, 1.1)
    const off = (random() + random() + random() - 1.5) * 0.7
    const isInBand = random() < 0.6
    return isInBand
      ? { x: (along + off * 0.5) * sheet.width, y: (1 - along + off) * sheet.height }
      : { x: between(random, -0.1, 1.1) * sheet.width, y: between(random, -0.1, 1.1) * sheet.height }
  }
  const dots = [0.0014, 0.0026, 0.0044].map((size, nth) =>
    path(specks(900 >> nth, anywhere, isFree), {
      fill: 'none',
      stroke: DUST,
      'stroke-width': short * size,
      'stroke-linecap': 'round',
      'stroke-opacity': [0.5, 0.65, 0.8][nth] ?? 1,
    }),
  )
  const bright = Array.from({ length: 190 }, anywhere)
    .filter(isFree)
    .map((point) => {
      const size = short * between(random, 0.0055, 0.0125)
      return slenderStar(point, size, size, 2, 0.15)
    })
  return [...dots, path(bright.join(''), { fill: GOLD[0], 'fill-opacity': 0.9 })]
}

function specks(count: number, anywhere: () => Point, isFree: (point: Point) => boolean): string {
  return Array.from({ length: count }, anywhere)
    .filter(isFree)
    .map(({ x, y }) => `M${num(x)} ${num(y)}h.001`)
    .join('')
}

const LYING = [...rows(5, 'kkkkkkkkkkkk'), ...rows(9, 'AAABBBBBBCCC'), ...rows(9, 'DDDBBBBBBEEE')]

/** The night somebody was born: the moon goes over the photos in all its phases, in gold leaf. */
export const starryNight = composed({
  id: 'illustration-starry-night',
  moods: ['romantic', 'playful'],
  occasions: ['birth'],
  asks: ['names', 'date'],
  pictures: [
    'child-and-dog',
    'night-tent',
    'misty-ridges',
    'fireworks',
    'lighthouse',
    'hot-air-balloons',
    'lavender-field',
    'winter-cabin',
  ],
  theme: 'illustration',
  paper: `0x${NIGHT.slice(1)}`,
  margin: 0.05,
  gap: 0.024,
  plans: {
    portrait: [...rows(10, 'kkkkkk'), ...rows(34, 'AAAAAA'), ...rows(20, 'BBCCDD')],
    square: [...rows(5, 'kkkkkkkk'), ...rows(9, 'AAAAABBB'), ...rows(9, 'AAAAACCC')],
    landscape: LYING,
    panorama: LYING,
  },
  texture: dust,
  under: (page) => [...frames(page), ...moons(page)],
  clear: () => 0.02,
  words: (shape) => ({
    ...(shape === 'panorama' ? { share: 0.38 } : {}),
    name: { font: 'Cinzel', weight: '600', color: '0xf0dca6', caps: true, tracking: 0.1, letters: 11 },
    line: { font: 'Josefin Sans', weight: '400', color: '0xc3cdec', caps: true, tracking: 0.2, letters: 14 },
  }),
})
