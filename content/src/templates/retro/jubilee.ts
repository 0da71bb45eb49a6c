import { centreOf, inset, type Point, type Rect, seededRandom } from '@collagerie/core/geometry'
import { composed } from '../kit/composed.ts'
import { circlePath, polygonPath } from '../kit/curves.ts'
import { layerColour } from '../kit/layer-colour.ts'
import { subtitle, title } from '../kit/layers.ts'
import { type DrawnPage, rows } from '../kit/page.ts'
import { roundedPath, roundedPhoto } from '../kit/rounded.ts'
import { slenderStar } from '../kit/slender-star.ts'
import { num, path } from '../kit/svg.ts'
import { paperGrain } from '../kit/texture.ts'
import { factsOf } from '../kit/type-size.ts'
import { MUSTARD, RUST } from './palette.ts'

const FLAME = '#bb4f28'
const CREAM = '#fbeed7'
const RAYS = 28
/** As shares of the shorter side: round corners, how far the bulbs stand inside the sign, how far they stand apart. */
const CORNER = 0.012
const BULBS = 0.0225
const APART = 0.05
/** The light of a lamp on the sign, from far to near: how far it reaches, and how strong it is. */
const GLOW = [
  [0.034, 0.1],
  [0.028, 0.14],
  [0.022, 0.22],
] as const
/** Two figures in type of size 1, and what they fill of their place. */
const FIGURES = 1.267
const FILL = 0.846
/** By the capitals of the number: those of the name, and the air between the two. */
const NAME = 0.405
const AIR = 0.585
/** What the words fill of the sign between its lamps. */
const OF_SIGN = 0.83

/** Where a ray from the middle of a box leaves it. */
function edgeAt(box: Rect, degrees: number): Point {
  const { x, y } = centreOf(box)
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const reach = Math.min(box.width / 2 / Math.abs(cos), box.height / 2 / Math.abs(sin))
  return { x: x + cos * reach, y: y + sin * reach }
}

/** Every other ray of a sun that fills the sign. */
function rays(box: Rect): string {
  const middle = centreOf(box)
  const corner = (Math.atan2(box.height, box.width) * 180) / Math.PI
  const corners = [corner, 180 - corner, 180 + corner, 360 - corner]
  const step = 360 / RAYS
  return Array.from({ length: RAYS / 2 }, (_, nth) => {
    const [from, to] = [(2 * nth + 0.5) * step, (2 * nth + 1.5) * step]
    const turned = corners.filter((degrees) => degrees > from && degrees < to).map((degrees) => edgeAt(box, degrees))
    return polygonPath([middle, edgeAt(box, from), ...turned, edgeAt(box, to)])
  }).join('')
}

/** Lamps round the sign, evenly from corner to corner. */
function bulbs(box: Rect, short: number): Point[] {
  const { x, y, width, height } = inset(box, short * BULBS)
  const along = (length: number) => Math.round(length / (short * APART))
  const [across, down] = [along(width), along(height)]
  const shares = (count: number) => Array.from({ length: count }, (_, nth) => nth / count)
  return [
    ...shares(across).flatMap((share) => [
      { x: x + share * width, y },
      { x: x + width - share * width, y: y + height },
    ]),
    ...shares(down).flatMap((share) => [
      { x: x + width, y: y + share * height },
      { x, y: y + height - share * height },
    ]),
  ]
}

/** Ink that did not take everywhere, as on a poster from the silk screen. */
function wear({ x, y, width, height }: Rect, short: number): string {
  const random = seededRandom(40)
  const specks = Array.from({ length: 320 }, () => {
    const at = { x: x + random() * width, y: y + random() * height }
    return `M${num(at.x)} ${num(at.y)}h${num(short * 0.0006 * random())}`
  })
  return path(specks.join(''), {
    fill: 'none',
    stroke: CREAM,
    'stroke-width': short * 0.0012,
    'stroke-linecap': 'round',
    'stroke-opacity': 0.4,
  })
}

interface Lettered {
  readonly middle: Point
  readonly width: number
  /** Capitals of the number. */
  readonly capitals: number
  /** Of the number and of the name. */
  readonly baselines: readonly [number, number]
}

function letteredIn({ field, short }: DrawnPage): Lettered {
  const sign = field('n')
  const room = inset(sign, short * (BULBS + 0.012))
  const { cap } = factsOf('Abril Fatface')
  const [wide, high] = [(room.width * OF_SIGN * cap) / FIGURES, (room.height * OF_SIGN) / (1 + AIR + NAME)]
  const capitals = Math.min(wide, high)
  const middle = centreOf(sign)
  const top = middle.y - (capitals * (1 + AIR + NAME)) / 2
  return {
    middle,
    width: room.width,
    capitals,
    baselines: [top + capitals, top + capitals * (1 + AIR + NAME)],
  }
}

/** Above and below the letters, where the sign is high enough. */
function stars(page: DrawnPage): string[] {
  const { field, short } = page
  const sign = inset(field('n'), short * BULBS)
  const { middle, capitals, baselines } = letteredIn(page)
  const above = baselines[0] - capitals - sign.y
  const size = Math.min(above * 0.3, short * 0.045)
  if (above < capitals * 0.5) return []
  const both = [sign.y + above * 0.48, sign.y + sign.height - above * 0.48].map((y) =>
    slenderStar({ x: middle.x, y }, size, size * 0.5, 4, 0.16),
  )
  return [path(both.join(''), { fill: MUSTARD })]
}

/** A star between two rules, under the number. */
function rule(page: DrawnPage): string[] {
  const { middle, capitals, baselines } = letteredIn(page)
  const y = baselines[0] + capitals * (AIR / 2)
  const [from, to] = [capitals * 0.2, (capitals * FIGURES) / factsOf('Abril Fatface').cap / 2]
  const half = capitals * 0.016
  const sides = [-1, 1].map((side) => {
    const at = (across: number, down: number) => ({ x: middle.x + side * across, y: y + down })
    return polygonPath([at(from, 0), at(from * 1.3, -half), at(to, -half), at(to, half), at(from * 1.3, half)])
  })
  return [
    path(slenderStar({ x: middle.x, y }, capitals * 0.14, capitals * 0.1, 4, 0.16) + sides.join(''), { fill: MUSTARD }),
  ]
}

/** A lit sign: rays, bulbs and the number. */
function litSign(page: DrawnPage): string[] {
  const { field, short } = page
  const box = field('n')
  const lamps = bulbs(box, short)
  const disc = (radius: number) => lamps.map((lamp) => circlePath(lamp, short * radius)).join('')
  return [
    path(roundedPath(box, short * CORNER), { fill: RUST }),
    path(rays(inset(box, short * CORNER * 0.31)), { fill: FLAME }),
    wear(box, short),
    ...GLOW.map(([radius, opacity]) => path(disc(radius), { fill: '#ffb84a', 'fill-opacity': opacity })),
    path(disc(0.0165), { fill: '#7d2810' }),
    path(disc(0.0138), { fill: '#f7c04a' }),
    path(disc(0.0105), { fill: '#ffe9ae' }),
    path(disc(0.0062), { fill: '#fffaf0' }),
    ...stars(page),
    ...rule(page),
  ]
}

/** A round birthday: the number on a sign with all its lamps lit. */
export const jubilee = composed({
  id: 'retro-jubilee',
  moods: ['colourful', 'playful'],
  occasions: ['birthday', 'anniversary'],
  asks: ['age', 'firstName'],
  pictures: [
    'shore-couple',
    'child-and-dog',
    'regatta',
    'tulip',
    'cloud-sea',
    'misty-ridges',
    'rowing-boat',
    'hot-air-balloons',
    'fireworks',
  ],
  theme: 'retro',
  paper: '0xf5e8d2',
  margin: 0.05,
  gap: 0.018,
  plans: {
    portrait: [...rows(10, 'nnnnnnnnAAAAAA'), ...rows(10, 'BBBBBBCCCCCCCC')],
    square: [...rows(13, 'nnnnnnnAAAAAA'), ...rows(10, 'BBBBBBCCCCCCC')],
    landscape: [...rows(13, 'nnnnnnnnnAAAAAAAAAAA'), ...rows(8, 'BBBBBCCCCCDDDDDEEEEE')],
    panorama: [...rows(1, 'nnnnnnnnnAAAAAAABBBBCCCC'), ...rows(1, 'nnnnnnnnnAAAAAAADDDDEEEE')],
  },
  texture: ({ sheet }) => paperGrain(sheet, { seed: 70, colors: ['#d3b98d', '#fffaf0'], opacity: 0.4, count: 160 }),
  under: litSign,
  photos: ({ photos, short }) => photos.flatMap((box, nth) => roundedPhoto(nth + 1, box, short * CORNER)),
  texts: (page) => {
    const { middle, width, capitals, baselines } = letteredIn(page)
    const look = { align: 'center', valign: 'middle', weight: '400' } as const
    const on = (baseline: number, font: string, fontSize: number, wide: number) => {
      const { ascent, descent } = factsOf(font)
      return {
        x: middle.x - wide / 2,
        y: baseline - ascent * fontSize * 1.01,
        width: wide,
        height: (ascent + descent) * fontSize * 1.02,
      }
    }
    const number = capitals / factsOf('Abril Fatface').cap
    const name = (capitals * NAME) / factsOf('Bebas Neue').cap
    return [
      title(on(baselines[0], 'Abril Fatface', number, (number * FIGURES) / FILL), {
        ...look,
        font: 'Abril Fatface',
        color: layerColour(CREAM),
        caps: false,
        fontSize: number,
      }),
      subtitle(on(baselines[1], 'Bebas Neue', name, width * 0.96), {
        ...look,
        font: 'Bebas Neue',
        color: layerColour(MUSTARD),
        caps: true,
        tracking: 0.02,
        fontSize: name,
      }),
    ]
  },
})
