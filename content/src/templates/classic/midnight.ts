import { inset, isInside, type Point, type Rect, seededRandom } from '@collagerie/core/geometry'
import type { Layer } from '@collagerie/core/template'
import { composed } from '../kit/composed.ts'
import { circlePath } from '../kit/curves.ts'
import { between } from '../kit/hand.ts'
import { masked, photo } from '../kit/layers.ts'
import { type Page, rows } from '../kit/page.ts'
import { outset } from '../kit/rounded.ts'
import { rule } from '../kit/rules.ts'
import { slenderStar, snowflake } from '../kit/snow.ts'
import { num, path } from '../kit/svg.ts'
import { foil, GOLD_LEAF } from '../kit/texture.ts'

interface Disc extends Point {
  readonly radius: number
}

/** A window with a pointed arch, in a box whose corner is at the origin. */
function gothic(width: number, height: number): string {
  const spring = Math.min(height * 0.42, width * 0.74)
  const [w, h, s] = [num(width), num(height), num(spring)]
  return `M0 ${h}V${s}Q0 ${num(spring * 0.36)} ${num(width / 2)} 0Q${w} ${num(spring * 0.36)} ${w} ${s}V${h}z`
}

/** Few and unlike: radii as shares of the shorter side. */
const FLAKES = [0.034, 0.019, 0.026]
const MOST_FLAKES = 7

/** Above the point of the window. */
function starOf({ short, photos, field }: Page): { star: Point; size: number } {
  const sky = field('k')
  const window = photos[middleOf(photos)]
  const top = (window?.y ?? 0) - sky.y
  const middle = window ? window.x + window.width / 2 : sky.x + sky.width / 2
  return { star: { x: middle, y: sky.y + top * 0.42 }, size: Math.min(top * 0.56, short * 0.1) }
}

function gothicAt({ x, y, width, height }: Rect, attributes: Readonly<Record<string, string | number>>): string {
  return path(gothic(width, height), { ...attributes, transform: `translate(${num(x)} ${num(y)})` })
}

function gold(page: Page): string[] {
  const { sheet, short, photos, field } = page
  const leaf = foil('leaf', sheet, GOLD_LEAF)
  const fine = { fill: 'none', stroke: leaf.paint, 'stroke-width': short * 0.0034 }
  const random = seededRandom(17)
  const sky = field('k')
  const { star, size } = starOf(page)
  const isFree = ({ x, y }: Point, air: number) =>
    Math.hypot(x - star.x, (y - star.y) * 1.3) > size * 1.2 + air &&
    !photos.some((box) => isInside({ x, y }, outset(box, short * 0.02 + air), 0))
  const anywhere = () => ({ x: sky.x + random() * sky.width, y: sky.y + random() * sky.height })
  const dust = Array.from({ length: 150 }, anywhere)
    .filter((point) => isFree(point, 0))
    .map((point) => circlePath(point, short * between(random, 0.0009, 0.0026)))
  const flakes = Array.from({ length: 120 }, anywhere).reduce<Disc[]>((kept, point) => {
    const radius = short * (FLAKES[kept.length % FLAKES.length] ?? 0)
    const isInSky = isInside(point, inset(sky, radius * 0.7), 0)
    const isAlone = kept.every(
      (other) => Math.hypot(point.x - other.x, point.y - other.y) > radius + other.radius + short * 0.05,
    )
    const isKept = kept.length < MOST_FLAKES && isInSky && isAlone && isFree(point, radius)
    return isKept ? [...kept, { ...point, radius }] : kept
  }, [])
  const frames = photos.map((box, nth) => {
    const around = outset(box, short * 0.008)
    return nth === middleOf(photos) ? gothicAt(around, fine) : rule(around, short * 0.0034, leaf.paint)
  })
  return [
    leaf.definition,
    ...frames,
    path(slenderStar(star, size, size * 0.5, 4, 0.11), { fill: leaf.paint }),
    path(slenderStar(star, size * 0.36, size * 0.36, 4, 0.5), { fill: leaf.paint }),
    path(dust.join(''), { fill: leaf.paint }),
    path(flakes.map((flake) => snowflake(flake, flake.radius)).join(''), {
      ...fine,
      'stroke-width': short * 0.0022,
      'stroke-linecap': 'round',
    }),
    rule(inset(sheet, short * 0.034), short * 0.003, leaf.paint),
  ]
}

/** The photo in the arch. */
const middleOf = (photos: readonly Rect[]) =>
  photos.reduce((best, box, nth) => {
    const area = (each: Rect | undefined) => (each ? each.width * each.height : 0)
    return area(box) > area(photos[best]) * 1.02 ? nth : best
  }, 0)

function windows({ photos }: Page): Layer[] {
  const arch = middleOf(photos)
  return photos.flatMap((box, nth) =>
    nth === arch ? masked(nth + 1, box, box, gothic(box.width, box.height)) : [photo(nth + 1, box)],
  )
}

/** Holy night: gold leaf on midnight blue, the star above a church window. */
export const midnight = composed({
  id: 'classic-midnight',
  theme: 'classic',
  sample: { txt1: 'Amélie & Tom', txt2: '24 · 12 · 2026' },
  paper: '0x10203f',
  margin: 0.062,
  gap: 0.036,
  plans: {
    portrait: [
      ...rows(7, 'kkkkkkkk'),
      ...rows(5, 'AAAAAkkk'),
      ...rows(13, 'AAAAABBB'),
      ...rows(13, 'AAAAACCC'),
      ...rows(13, 'AAAAADDD'),
    ],
    square: [...rows(2, 'kkkkkkk'), 'kkBBBkk', ...rows(4, 'AABBBCC'), ...rows(4, 'DDBBBEE')],
    landscape: [...rows(2, 'kkkkkkkkkkkk'), 'kkkkBBBBkkkk', ...rows(5, 'AAAABBBBCCCC'), ...rows(5, 'DDDDBBBBEEEE')],
    panorama: [
      ...rows(2, 'kkkkkkkkkkkkkkkkk'),
      'kkkkkkkCCCCkkkkkk',
      ...rows(7, 'AAABBBBCCCCDDDDDD'),
      ...rows(5, 'EEEEFFFCCCCtttttt'),
    ],
  },
  under: gold,
  photos: windows,
  clear: () => 0.016,
  words: (shape) => ({
    name: { font: 'Great Vibes', weight: '400', color: '0xf3e0a6', caps: false },
    line: { font: 'Cinzel', weight: '400', color: '0xd9b76e', caps: true, tracking: 0.16, letters: 14 },
    ...{ portrait: { share: 0.5 }, square: { nameWidth: 0.5 }, landscape: { nameWidth: 0.42 }, panorama: {} }[shape],
  }),
})
