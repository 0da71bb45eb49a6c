import { type Point, type Rect, type Size, seededRandom } from '@collagerie/core/geometry'
import { BEYOND } from '../kit/beyond.ts'
import { composed } from '../kit/composed.ts'
import { circlePath, polar, polygonPath } from '../kit/curves.ts'
import { between } from '../kit/hand.ts'
import { layerColour } from '../kit/layer-colour.ts'
import { subtitle, title } from '../kit/layers.ts'
import { type DrawnPage, rows } from '../kit/page.ts'
import { paperShadow } from '../kit/paper-shadow.ts'
import { outset, roundedPath } from '../kit/rounded.ts'
import { num, path } from '../kit/svg.ts'

const GREEN = '#17402f'
const CREAM = '#f6ecd4'
const ORANGE = '#e26d26'
/** Height of a capital in type of size 1. */
const BEBAS_CAPITAL = 0.7
/** Where the name begins, in heights of the flag. */
const HOIST = 0.25
/** And what is free between it and the disc. */
const AIR = 0.12
/** What a name fills of its place. */
const OF_ROOM = 0.93
/** Nine letters, and the spaces between them, in type of size 1; the tightest and widest spaces there are. */
const LETTERS = { wide: 3.19, spaces: 8, least: 0.03, most: 0.1 }
/** How high the flag still is where it ends under the disc, by its hoist; and its length at most, by its height. */
const FLY = 0.62
const LONGEST = 3.6

/** Felt: short hairs, lighter and darker than the cloth. */
function felt({ sheet, short }: DrawnPage): string[] {
  const random = seededRandom(19)
  const hairs = (count: number) =>
    Array.from({ length: count }, () => {
      const x = between(random, -BEYOND, sheet.width + BEYOND)
      const y = between(random, -BEYOND, sheet.height + BEYOND)
      const angle = random() * Math.PI
      const reach = short * between(random, 0.004, 0.01)
      return `M${num(x)} ${num(y)}l${num(Math.cos(angle) * reach)} ${num(Math.sin(angle) * reach)}`
    }).join('')
  const ink = { fill: 'none', 'stroke-width': short * 0.0011, 'stroke-opacity': 0.35, 'stroke-linecap': 'round' }
  return [path(hairs(900), { ...ink, stroke: '#2f6b52' }), path(hairs(900), { ...ink, stroke: '#0b2a1f' })]
}

/** Of the disc that bears the season, by the height of the flag. */
const DISC = 0.385

/** Flag and disc in the middle of their field: the flag ends behind the disc, half of which is on the ground. */
function partsOf({ field }: DrawnPage): { readonly flag: Rect; readonly centre: Point; readonly radius: number } {
  const { x, y, width, height } = field('t')
  const radius = height * DISC
  const long = Math.min(width - radius, height * LONGEST)
  const flag = { x: x + (width - long - radius) / 2, y, width: long, height }
  return { flag, centre: { x: flag.x + long, y: y + height / 2 }, radius }
}

/** Folds across the cloth: where they begin and how wide they are, as shares of the flag's length. */
const FOLDS = [
  { at: 0.13, wide: 0.05, fill: '#7d2c05' },
  { at: 0.17, wide: 0.045, fill: '#fff2d8' },
  { at: 0.45, wide: 0.06, fill: '#7d2c05' },
  { at: 0.5, wide: 0.05, fill: '#fff2d8' },
  { at: 0.7, wide: 0.055, fill: '#7d2c05' },
  { at: 0.745, wide: 0.04, fill: '#fff2d8' },
]

/** Soft bands of shade and light from edge to edge, a few times over each other so that none has a rim. */
function wrinkles({ x, y, width, height }: Rect): string[] {
  const slope = slopeOf({ width, height })
  const middle = y + height / 2
  const edge = (along: number, side: number) => `${num(x + along)} ${num(middle + side * (height / 2 - slope * along))}`
  return FOLDS.flatMap(({ at, wide, fill }) =>
    [1, 0.72, 0.46, 0.22].map((share) => {
      const from = width * (at + (wide * (1 - share)) / 2)
      const to = from + width * wide * share
      const bend = (along: number) => `${num(x + along + height * 0.07)} ${num(middle)}`
      return path(`M${edge(from, -1)}Q${bend(from)} ${edge(from, 1)}L${edge(to, 1)}Q${bend(to)} ${edge(to, -1)}z`, {
        fill,
        'fill-opacity': 0.045,
      })
    }),
  )
}

/** How much lower an edge of the flag is, farther from its hoist. */
const slopeOf = ({ width, height }: Size) => (height * (1 - FLY)) / 2 / width

/** A tapering cloth with its sewn band, folds and a row of stitches. */
function flagMarks({ x, y, width, height }: Rect): string[] {
  const middle = y + height / 2
  const band = height * 0.13
  const at = (dx: number, dy: number): Point => ({ x: x + dx, y: middle + dy })
  const slope = slopeOf({ width, height })
  const stitched = (from: number, air: number) => {
    const to = width
    const half = (along: number) => height / 2 - slope * along - air * Math.hypot(1, slope)
    const side = (sign: number) =>
      `M${num(x + from)} ${num(middle + sign * half(from))}L${num(x + to)} ${num(middle + sign * half(to))}`
    return side(-1) + side(1)
  }
  const fly = (height * FLY) / 2
  const outline = polygonPath([at(0, -height / 2), at(width, -fly), at(width, fly), at(0, height / 2)])
  return [
    ...paperShadow(outline, height * 0.045, '#04150e', 0.06),
    path(outline, { fill: ORANGE }),
    ...wrinkles({ x, y, width, height }),
    path(stitched(band + height * 0.03, height * 0.036), {
      fill: 'none',
      stroke: CREAM,
      'stroke-width': height * 0.013,
      'stroke-dasharray': `${num(height * 0.05)} ${num(height * 0.032)}`,
    }),
    path(
      polygonPath([
        at(0, -height / 2),
        at(band, -height / 2 + slope * band),
        at(band, height / 2 - slope * band),
        at(0, height / 2),
      ]),
      { fill: CREAM },
    ),
    path([-0.34, -0.115, 0.115, 0.34].map((share) => star(at(band / 2, height * share), band * 0.26)).join(''), {
      fill: ORANGE,
    }),
  ]
}

function star(centre: Point, size: number): string {
  return polygonPath(
    Array.from({ length: 10 }, (_, nth) => polar(centre, nth % 2 === 0 ? size : size * 0.42, nth * 36 - 90)),
  )
}

function under(page: DrawnPage): string[] {
  const { photos, short } = page
  const { flag, centre, radius } = partsOf(page)
  return [
    ...photos.map((box) => path(roundedPath(outset(box, short * 0.009), short * 0.008), { fill: CREAM })),
    ...flagMarks(flag),
    ...paperShadow(circlePath(centre, radius), short * 0.012, '#04150e', 0.06),
    path(circlePath(centre, radius), { fill: CREAM }),
    path(circlePath(centre, radius * 0.93) + circlePath(centre, radius * 0.88), {
      fill: ORANGE,
      'fill-rule': 'evenodd',
    }),
  ]
}

interface Lettered {
  readonly capitals: number
  /** Space between the letters, and how long the name is then, in its capitals. */
  readonly tracking: number
  readonly long: number
}

/** As large as a name of nine letters can be with half a capital of air, where the flag has run narrow. */
function letteredOn(flag: Rect): Lettered {
  const { width, height } = flag
  const slope = slopeOf(flag)
  const longAt = (tracking: number) => (LETTERS.wide + LETTERS.spaces * tracking) / BEBAS_CAPITAL / OF_ROOM
  const capitalsAt = (long: number) => (height * 0.455 - slope * height * HOIST) / (1 + slope * (long + 0.5))
  const room = width - height * (HOIST + DISC + AIR)
  const fits = (tracking: number) => capitalsAt(longAt(tracking)) * longAt(tracking) <= room
  const spread = Array.from({ length: 15 }, (_, nth) => LETTERS.most - nth * 0.01)
  const tracking = spread.find((each) => fits(each)) ?? LETTERS.least
  const long = longAt(tracking)
  return { tracking, long, capitals: Math.min(capitalsAt(long), room / long) }
}

/** A team or a club: a felt pennant over a wall of players' cards. */
export const pennant = composed({
  id: 'retro-pennant',
  moods: ['colourful', 'playful'],
  occasions: ['team'],
  asks: ['team', 'season'],
  pictures: [
    'child-and-dog',
    'alpine-lake',
    'night-tent',
    'rowing-boat',
    'hot-air-balloons',
    'birch-wood',
    'kite',
    'shore-couple',
  ],
  theme: 'retro',
  paper: layerColour(GREEN),
  margin: 0.052,
  gap: 0.03,
  plans: {
    portrait: [...rows(6, 'tttttttttttt'), ...rows(11, 'AAAAAAAAAAAA'), ...rows(7, 'BBBBCCCCDDDD')],
    square: [...rows(7, 'tttttttttttt'), ...rows(7, 'AAAABBBBBBBB'), ...rows(7, 'CCCCBBBBBBBB')],
    landscape: [...rows(12, 'tttttttttttttttt'), ...rows(13, 'AAAABBBBCCCCCCCC'), ...rows(13, 'DDDDEEEECCCCCCCC')],
    wide: [...rows(15, 'tttttttttttttttt'), ...rows(12, 'AAAABBBBCCCCCCCC'), ...rows(12, 'DDDDEEEECCCCCCCC')],
    panorama: [...rows(16, 'ttttttttttttttCCCCCC'), ...rows(21, 'AAAAAAABBBBBBBCCCCCC')],
  },
  texture: felt,
  under,
  texts: (page) => {
    const { flag, centre, radius } = partsOf(page)
    const look = { font: 'Bebas Neue', weight: '400', caps: true, valign: 'middle' } as const
    const { capitals, tracking, long } = letteredOn(flag)
    const spare = flag.width - flag.height * (HOIST + DISC + AIR) - capitals * long
    const from = flag.x + flag.height * HOIST + Math.max(0, spare) / 2
    const line = (middle: number, size: number) => ({ y: middle - size * 0.61, height: size * 1.26 })
    const size = capitals / BEBAS_CAPITAL
    const season = radius * 0.62
    return [
      title(
        { x: from, width: capitals * long, ...line(flag.y + flag.height / 2, size) },
        { ...look, align: 'left', color: '0xfff6e2', tracking, fontSize: size },
      ),
      subtitle(
        {
          x: centre.x - radius * 0.76,
          y: centre.y - radius * 0.53,
          width: radius * 1.52,
          height: radius * 1.1,
        },
        { ...look, align: 'center', color: layerColour(GREEN), tracking: 0.03, fontSize: season },
      ),
    ]
  },
})
