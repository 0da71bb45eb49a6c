import { type Point, type Rect, seededRandom } from '@collagerie/core/geometry'
import { BEYOND } from '../kit/beyond.ts'
import { composed } from '../kit/composed.ts'
import { circlePath, polar, polygonPath } from '../kit/curves.ts'
import { between } from '../kit/hand.ts'
import { layerColour } from '../kit/layer-colour.ts'
import { subtitle, title } from '../kit/layers.ts'
import { type Page, rows } from '../kit/page.ts'
import { paperShadow } from '../kit/paper-shadow.ts'
import { outset, roundedPath } from '../kit/rounded.ts'
import { num, path } from '../kit/svg.ts'

const GREEN = '#17402f'
const CREAM = '#f6ecd4'
const ORANGE = '#e26d26'
/** Height of a capital in type of size 1. */
const BEBAS_CAPITAL = 0.7
/** Where the name begins, in heights of the flag. */
const HOIST = 0.27
/** What a name fills of its place. */
const OF_ROOM = 0.83
/** Space between the letters of a short flag and of a long one, and how long a name is then, in its capitals. */
const SPACED = { short: { tracking: 0.05, long: 5.4 }, long: { tracking: 0.17, long: 6.9 } }

const spacedOn = ({ width, height }: Rect) => (width > height * 2.9 ? SPACED.long : SPACED.short)

/** Felt: short hairs, lighter and darker than the cloth. */
function felt({ sheet, short }: Page): string[] {
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

/** How far the ends of a tie reach, in heights of the flag; the one behind lies in the shade. */
const TAILS = [
  { out: 0.21, down: 0.15, fill: '#d9caa6' },
  { out: 0.165, down: 0.2, fill: CREAM },
]
/** How high the flag still is at the ball, in the ball's radii: lettering fills a blunt flag to its end. */
const BLUNT = 1.62
/** What they take beside the flag. */
const TIED = 0.17

/** Where the flag hangs, and the ball at its tip that bears the season. */
interface Hung {
  readonly flag: Rect
  readonly ball: { readonly centre: Point; readonly radius: number }
}

/** The ball sits where the flag has run out; its field is never so low that the flag becomes a needle. */
function hungIn(place: Rect): Hung {
  const { y, height } = place
  const x = place.x + height * TIED
  const width = place.width - height * TIED
  const radius = Math.min(height * 0.37, width * 0.115)
  const middle = y + height / 2
  return {
    // It would run on to a point beyond the ball, which covers its end: a name has more room so.
    flag: { x, y, width: ((width - radius) * height) / (height - radius * BLUNT), height },
    ball: { centre: { x: x + width - radius, y: middle }, radius },
  }
}

/** The flag with its sewn band, a row of stitches and two ties. */
function flagMarks({ x, y, width, height }: Rect, end: number): string[] {
  const middle = y + height / 2
  const band = height * 0.15
  const at = (dx: number, dy: number): Point => ({ x: x + dx, y: middle + dy })
  const slope = height / 2 / width
  const stitched = (from: number, air: number) => {
    const half = height / 2 - slope * from - air * Math.hypot(1, slope)
    const last = half - slope * (end - x - from)
    const side = (sign: number) =>
      `M${num(x + from)} ${num(middle + sign * half)}L${num(end)} ${num(middle + sign * last)}`
    return side(-1) + side(1)
  }
  const blunt = height / 2 - slope * (end - x)
  const outline = polygonPath([
    at(0, -height / 2),
    { x: end, y: middle - blunt },
    { x: end, y: middle + blunt },
    at(0, height / 2),
  ])
  const tails = [-0.36, 0.3].flatMap((share) => ties(at(band * 0.3, height * share), height))
  return [
    ...tails,
    ...paperShadow(outline, height * 0.05, '#04150e', 0.06),
    path(outline, { fill: ORANGE }),
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
    path([-0.36, -0.12, 0.12, 0.36].map((share) => star(at(band / 2, height * share), band * 0.26)).join(''), {
      fill: ORANGE,
    }),
  ]
}

/** Two ends of a felt ribbon that hang down from the seam, each cut at a slant. */
function ties(from: Point, height: number): string[] {
  return TAILS.map(({ out, down, fill }) => {
    const knee = { x: from.x - height * out * 0.8, y: from.y + height * down * 0.3 }
    const end = { x: from.x - height * out, y: from.y + height * down }
    const half = height * 0.022
    return path(
      `M${num(from.x)} ${num(from.y - half)}Q${num(knee.x - half)} ${num(knee.y - half)} ${num(end.x - half)} ${num(end.y)}` +
        `L${num(end.x + half)} ${num(end.y + height * 0.03)}Q${num(knee.x + half)} ${num(knee.y + half)} ${num(from.x)} ${num(from.y + half)}z`,
      { fill },
    )
  })
}

function star(centre: Point, size: number): string {
  return polygonPath(
    Array.from({ length: 10 }, (_, nth) => polar(centre, nth % 2 === 0 ? size : size * 0.42, nth * 36 - 90)),
  )
}

function under({ photos, short, field }: Page): string[] {
  const { flag, ball } = hungIn(field('t'))
  return [
    ...photos.map((box) => path(roundedPath(outset(box, short * 0.009), short * 0.008), { fill: CREAM })),
    ...flagMarks(flag, ball.centre.x),
    path(circlePath(ball.centre, ball.radius * 1.1), { fill: GREEN }),
    path(circlePath(ball.centre, ball.radius), { fill: CREAM }),
    path(circlePath(ball.centre, ball.radius * 0.95) + circlePath(ball.centre, ball.radius * 0.9), {
      fill: ORANGE,
      'fill-rule': 'evenodd',
    }),
  ]
}

/** As large as a name of nine letters can be with half a capital of air, where the flag has run narrow at its end. */
function capitalsOn(flag: Rect): number {
  const { width, height } = flag
  const slope = height / 2 / width
  return (height * 0.45 - slope * height * HOIST) / (1 + slope * (spacedOn(flag).long + 0.5))
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
  margin: 0.062,
  gap: 0.034,
  plans: {
    portrait: [...rows(7, 'tttttttttttt'), ...rows(10, 'AAAAAAAAAAAA'), ...rows(7, 'BBBBCCCCDDDD')],
    square: [...rows(7, 'tttttttttttt'), ...rows(6, 'AAAAAAAABBBB'), ...rows(6, 'AAAAAAAACCCC')],
    landscape: [...rows(7, 'ttttttttttttAAAA'), ...rows(6, 'BBBBBBBBCCCCDDDD'), ...rows(6, 'BBBBBBBBEEEEFFFF')],
    panorama: [...rows(8, 'ttttttttttAAAAAAAAA'), ...rows(9, 'BBBBCCCDDDAAAAAAAAA')],
  },
  texture: felt,
  under,
  texts: ({ field }) => {
    const { flag, ball } = hungIn(field('t'))
    const look = { font: 'Bebas Neue', weight: '400', caps: true, valign: 'middle' } as const
    const { tracking, long } = spacedOn(flag)
    const from = flag.x + flag.height * HOIST
    const room = ball.centre.x - ball.radius * 0.78 - from
    const capitals = Math.min(capitalsOn(flag), (room * OF_ROOM) / long)
    const line = (middle: number, size: number) => ({ y: middle - size * 0.61, height: size * 1.26 })
    const size = capitals / BEBAS_CAPITAL
    const season = (capitals * 0.44) / BEBAS_CAPITAL
    return [
      title(
        {
          x: from,
          width: Math.min((capitals * long) / OF_ROOM, ball.centre.x - ball.radius * 1.13 - from),
          ...line(flag.y + flag.height / 2, size),
        },
        { ...look, align: 'left', color: '0xfff6e2', tracking, fontSize: size },
      ),
      subtitle(
        {
          x: ball.centre.x - ball.radius * 0.76,
          y: ball.centre.y - ball.radius * 0.53,
          width: ball.radius * 1.52,
          height: ball.radius * 1.1,
        },
        { ...look, align: 'center', color: layerColour(GREEN), tracking: 0.03, fontSize: season },
      ),
    ]
  },
})
