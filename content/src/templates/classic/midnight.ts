import { areaOf, inset, isInside, type Point, type Rect, seededRandom } from '@collagerie/core/geometry'
import type { Layer } from '@collagerie/core/template'
import { composed } from '../kit/composed.ts'
import { circlePath, polar } from '../kit/curves.ts'
import { between } from '../kit/hand.ts'
import { masked, photo } from '../kit/layers.ts'
import { type DrawnPage, rows } from '../kit/page.ts'
import { outset } from '../kit/rounded.ts'
import { rule } from '../kit/rules.ts'
import { slenderStar } from '../kit/slender-star.ts'
import { num, path } from '../kit/svg.ts'
import { foil, GOLD_LEAF } from '../kit/texture.ts'

/** A window with a pointed arch, in a box whose corner is at the origin. */
function gothic(width: number, height: number): string {
  const spring = Math.min(height * 0.42, width * 0.74)
  const [w, h, s] = [num(width), num(height), num(spring)]
  return `M0 ${h}V${s}Q0 ${num(spring * 0.36)} ${num(width / 2)} 0Q${w} ${num(spring * 0.36)} ${w} ${s}V${h}z`
}

/**
 * Gold round the photos, as shares of the shorter side: broad round the window, so that a night in it does not melt
 * away.
 */
const RIM = 0.0042
const WINDOW_RIM = 0.012

/** The photos, the one in the window smaller by what its rim is broader than theirs. */
function paneOf(box: Rect, isWindow: boolean, short: number): Rect {
  return isWindow ? inset(box, short * (WINDOW_RIM - RIM)) : box
}

/** Above the point of the window. */
function starOf({ short, photos, field }: DrawnPage): { star: Point; size: number } {
  const sky = field('k')
  const window = photos[middleOf(photos)]
  const top = (window?.y ?? 0) - sky.y
  const middle = window ? window.x + window.width / 2 : sky.x + sky.width / 2
  return { star: { x: middle, y: sky.y + top * 0.44 }, size: Math.min(top * 0.47, short * 0.1) }
}

function gothicAt({ x, y, width, height }: Rect, attributes: Readonly<Record<string, string | number>>): string {
  return path(gothic(width, height), { ...attributes, transform: `translate(${num(x)} ${num(y)})` })
}

function gold(page: DrawnPage): string[] {
  const { sheet, short, photos, field } = page
  const leaf = foil('leaf', sheet, GOLD_LEAF)
  const fine = { fill: 'none', stroke: leaf.paint, 'stroke-width': short * 0.0034 }
  const random = seededRandom(17)
  const sky = field('k')
  const { star, size } = starOf(page)
  const isFree = ({ x, y }: Point) =>
    Math.hypot(x - star.x, (y - star.y) * 1.3) > size * 1.2 &&
    !photos.some((box) => isInside({ x, y }, outset(box, short * 0.02), 0))
  // Thick about the star and thinner farther off, so that no straight line ends it.
  const aboutStar = () => {
    const far = polar(star, size * between(random, 1.2, 1.9) * (1 + 2.2 * random() ** 2), between(random, 150, 390))
    return { x: star.x + (far.x - star.x) * 1.25, y: star.y + (far.y - star.y) * 0.62 }
  }
  const dust = Array.from({ length: 110 }, aboutStar)
    .filter((point) => isFree(point) && isInside(point, inset(sheet, short * 0.044), 0) && point.y < sky.y + sky.height)
    .map((point) => circlePath(point, short * between(random, 0.0009, 0.0026)))
  const frames = photos.map((box, nth) => {
    if (nth !== middleOf(photos)) return rule(outset(box, short * RIM * 0.5), short * RIM, leaf.paint)
    const around = outset(paneOf(box, true, short), short * WINDOW_RIM * 0.5)
    return gothicAt(around, { ...fine, 'stroke-width': short * WINDOW_RIM })
  })
  return [
    leaf.definition,
    ...frames,
    path(slenderStar(star, size, size * 0.5, 4, 0.11), { fill: leaf.paint }),
    path(slenderStar(star, size * 0.36, size * 0.36, 4, 0.5), { fill: leaf.paint }),
    path(dust.join(''), { fill: leaf.paint }),
    rule(inset(sheet, short * 0.034), short * 0.003, leaf.paint),
  ]
}

/** The photo in the arch. */
const middleOf = (photos: readonly Rect[]) =>
  photos.reduce((best, box, nth) => (areaOf(box) > areaOf(photos[best] ?? box) * 1.02 ? nth : best), 0)

function windows({ photos, short }: DrawnPage): Layer[] {
  const arch = middleOf(photos)
  return photos.flatMap((box, nth) => {
    const pane = paneOf(box, nth === arch, short)
    return nth === arch ? masked(nth + 1, pane, pane, gothic(pane.width, pane.height)) : [photo(nth + 1, pane)]
  })
}

/** Holy night: gold leaf on midnight blue, the star above a church window. */
export const midnight = composed({
  id: 'classic-midnight',
  moods: ['classic'],
  occasions: ['christmas'],
  asks: ['names', 'christmas'],
  pictures: [
    'sailboat',
    'fireworks',
    'city-bokeh',
    'candles',
    'winter-cabin',
    'lighthouse',
    'misty-ridges',
    'alpine-lake',
  ],
  theme: 'classic',
  paper: '0x10203f',
  margin: 0.062,
  gap: 0.03,
  plans: {
    // The sky is above the window alone, so that this is tall and the other photos are large.
    portrait: [...rows(8, 'kkkkkBBB'), ...rows(8, 'AAAAABBB'), ...rows(15, 'AAAAACCC'), ...rows(15, 'AAAAADDD')],
    square: [...rows(5, 'kkkkkBBBBB'), ...rows(9, 'AAAAABBBBB'), ...rows(14, 'AAAAACCCCC'), ...rows(11, 'AAAAAttttt')],
    landscape: [
      ...rows(5, 'kkkkkBBBBCCCC'),
      ...rows(8, 'AAAAABBBBCCCC'),
      ...rows(13, 'AAAAADDDDEEEE'),
      ...rows(12, 'AAAAAtttttttt'),
    ],
    wide: [
      ...rows(5, 'kkkkkBBBBCCCC'),
      ...rows(8, 'AAAAABBBBCCCC'),
      ...rows(13, 'AAAAADDDDEEEE'),
      ...rows(14, 'AAAAAtttttttt'),
    ],
    panorama: [
      ...rows(5, 'kkkkkkkBBBBBBBBCCCCC'),
      ...rows(7, 'AAAAAAABBBBBBBBCCCCC'),
      ...rows(12, 'AAAAAAABBBBBBBBDDDDD'),
      ...rows(16, 'AAAAAAAttttttttttttt'),
    ],
  },
  under: gold,
  photos: windows,
  clear: () => 0.016,
  words: (shape) => ({
    ...(shape === 'landscape' ? { lineGap: 0.46 } : {}),
    name: { font: 'Great Vibes', weight: '400', color: '0xf3e0a6', caps: false },
    line: {
      font: 'Cinzel',
      weight: '400',
      color: '0xd9b76e',
      caps: true,
      tracking: shape === 'square' ? 0.02 : 0.16,
      letters: 14,
    },
    ...{
      portrait: { share: 0.57 },
      square: { fill: 0.88 },
      landscape: {},
      panorama: { share: 0.34 },
    }[shape],
  }),
})
