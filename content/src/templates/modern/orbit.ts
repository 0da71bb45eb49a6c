import { type Format, ORIENTATION, orientationOf } from '@collagerie/core/format'
import { inDegrees, type Point, seededRandom } from '@collagerie/core/geometry'
import { brokenRingPath } from '../kit/broken-ring.ts'
import { circlePath, polar } from '../kit/curves.ts'
import { ground } from '../kit/ground.ts'
import { inscribed } from '../kit/inscription.ts'
import { masked } from '../kit/layers.ts'
import { sheetArt, sheetOverlay } from '../kit/sheet-art.ts'
import { UP_TO_TWO_THIRDS } from '../kit/sizes.ts'
import { el, path } from '../kit/svg.ts'
import { FAMILY } from '../picture-sets.ts'
import type { Drawing, StaticTemplate } from '../static-template.ts'

const NIGHT = '0x14213b'
const CORAL = '#f2643d'
const SAND = '#f1d9b0'

interface Body {
  /** Which orbit it runs on, and where. */
  readonly ring: number
  readonly degrees: number
  readonly radius: number
}

interface Sky {
  readonly sun: Point
  readonly radius: number
  /** Where the eclipse stands out behind the sun, in degrees. */
  readonly eclipse: number
  readonly rings: readonly number[]
  readonly satellites: readonly Body[]
  readonly moons: readonly (Body & { readonly color: string })[]
  readonly text: { readonly x: number; readonly y: number; readonly width: number }
}

/** Lengths as shares of the shorter side. */
function skyOf(format: Format): Sky {
  const orientation = orientationOf(format)
  const short = Math.min(format.width, format.height)
  const width = format.width / short
  const height = format.height / short
  if (orientation === ORIENTATION.portrait) {
    // On a tall sheet there is room above and below the sun, so that all are larger.
    const tall = (height - 1.25) / 0.25
    return {
      sun: { x: 0.46, y: 0.57 + tall * 0.12 },
      radius: 0.33 + tall * 0.04,
      eclipse: -48,
      rings: [0.47 + tall * 0.06, 0.55 + tall * 0.07],
      satellites: [
        { ring: 0, degrees: 232 + tall * 4, radius: 0.1 + tall * 0.018 },
        { ring: 1, degrees: -48 - tall * 4, radius: 0.122 + tall * 0.006 },
        { ring: 1, degrees: 50 + tall * 5, radius: 0.13 + tall * 0.012 },
        { ring: 0, degrees: 132 - tall * 9, radius: 0.1 + tall * 0.02 },
      ],
      moons: [
        { ring: 0, degrees: 26, radius: 0.022, color: SAND },
        { ring: 0, degrees: -92, radius: 0.015, color: CORAL },
      ],
      text: { x: 0.07, y: height - 0.196, width: 0.6 },
    }
  }
  if (orientation === ORIENTATION.square) {
    return {
      sun: { x: 0.4, y: 0.42 },
      radius: 0.3,
      eclipse: -132,
      rings: [0.455, 0.595],
      satellites: [
        { ring: 0, degrees: -38, radius: 0.108 },
        { ring: 0, degrees: 6, radius: 0.105 },
        { ring: 1, degrees: 44, radius: 0.125 },
      ],
      moons: [
        { ring: 0, degrees: -16, radius: 0.02, color: SAND },
        { ring: 1, degrees: -22, radius: 0.013, color: CORAL },
      ],
      text: { x: 0.06, y: 0.81, width: 0.62 },
    }
  }
  const spare = width - 1.25
  // Smaller and smaller the farther they are, above the words at the sun's side.
  const far = 0.6 + spare * 0.7
  return {
    sun: { x: 0.455, y: 0.445 },
    radius: 0.375,
    eclipse: -132,
    rings: [far],
    satellites: [
      { ring: 0, degrees: -27 + spare * 24, radius: 0.15 + spare * 0.06 },
      { ring: 0, degrees: 9 - spare * 16, radius: 0.128 + spare * 0.06 },
    ],
    moons: [{ ring: 0, degrees: -9 + spare * 4, radius: 0.018, color: SAND }],
    text: { x: 0.67 + spare * 0.2, y: 0.795, width: width - 0.715 - spare * 0.2 },
  }
}

/** Far stars, as small as grains, none of them near the words. */
function farStars({ width, height }: Format, isClear: (point: Point) => boolean): string {
  const random = seededRandom(8)
  const size = Math.min(width, height) * 0.0015
  return Array.from({ length: 220 }, () => ({
    at: { x: random() * width, y: random() * height },
    radius: size * (0.6 + random()),
  }))
    .filter(({ at }) => isClear(at))
    .map(({ at, radius }) => circlePath(at, radius))
    .join('')
}

/** A photo as the sun, with its own eclipse behind it, and the others on their orbits. */
function draw(format: Format): Drawing {
  const short = Math.min(format.width, format.height)
  const { sun, radius, rings, satellites, moons, text, ...sky } = skyOf(format)
  const cm = (share: number) => share * short
  const place = ({ ring, degrees }: Body) => {
    const { x, y } = polar(sun, rings[ring] ?? 0, degrees)
    return { x: cm(x), y: cm(y) }
  }
  const centre = { x: cm(sun.x), y: cm(sun.y) }
  const disc = (middle: Point, share: number, fill: string) =>
    el('circle', { cx: middle.x, cy: middle.y, r: cm(share), fill })
  const window = (index: number, middle: Point, share: number) => {
    const r = cm(share)
    return masked(
      index,
      { x: middle.x - r, y: middle.y - r, width: 2 * r, height: 2 * r },
      { width: 100, height: 100 },
      circlePath({ x: 50, y: 50 }, 50),
    )
  }
  const isOffText = (point: Point) => point.x > cm(text.x + text.width) || point.y < cm(text.y - 0.01)
  // An orbit that would cross the text ends unseen, behind the last satellite before it.
  const openOn = (ring: number) => {
    const onIt = satellites.filter((body) => body.ring === ring).map(({ degrees }) => degrees)
    const before = onIt.filter((degrees) => degrees < 90)
    const last = before.length > 0 ? Math.max(...before) : 90
    const isCrossing = Array.from({ length: 180 }, (_, degrees) => polar(centre, cm(rings[ring] ?? 0), degrees)).some(
      (point) => point.y < format.height * 0.98 && point.x > cm(text.x) && !isOffText(point),
    )
    return ({ x, y }: Point) => {
      const degrees = inDegrees(Math.atan2(y - centre.y, x - centre.x))
      return (!isCrossing || degrees < last) && isOffText({ x, y })
    }
  }
  const eclipse = polar(sun, radius * 0.125, sky.eclipse)
  const marks = [
    path(farStars(format, isOffText), { fill: SAND, 'fill-opacity': 0.55 }),
    ...rings.map((ring, index) =>
      path(brokenRingPath(centre, cm(ring), openOn(index)), {
        fill: 'none',
        stroke: SAND,
        'stroke-width': cm(index === 0 ? 0.0055 : 0.004),
        'stroke-opacity': 0.75 - index * 0.15,
      }),
    ),
    disc({ x: cm(eclipse.x), y: cm(eclipse.y) }, radius, CORAL),
    ...moons.map((moon) => disc(place(moon), moon.radius, moon.color)),
    // A line of light around each, so that a dark photo does not melt into the night.
    path(satellites.map((body) => circlePath(place(body), cm(body.radius + 0.0085))).join(''), {
      fill: 'none',
      stroke: SAND,
      'stroke-width': cm(0.0024),
    }),
  ]
  const [first, ...rest] = satellites
  return {
    art: { ground: sheetArt(format, marks) },
    layers: [
      ground(format, NIGHT),
      sheetOverlay('ground', format),
      ...(first ? window(1, place(first), first.radius) : []),
      ...window(2, centre, radius),
      ...rest.flatMap((body, index) => window(index + 3, place(body), body.radius)),
      ...inscribed({ x: cm(text.x), y: cm(text.y - 0.012), width: cm(text.width), height: cm(0.195) }, format, {
        name: { font: 'futura-pt', weight: '700', color: '0xf8efdf', caps: true },
        line: { font: 'futura-pt', weight: '400', color: '0xf6e7c8', caps: true, tracking: 0.12, letters: 14 },
        align: 'left',
        fill: 0.96,
        share: format.width > format.height ? 0.46 : 0.58,
      }),
    ],
  }
}

export const orbit: StaticTemplate = {
  id: 'modern-orbit',
  moods: ['playful', 'colourful'],
  asks: ['names', 'placeAndDate'],
  pictures: [...FAMILY, 'night-tent', 'misty-ridges'],
  theme: 'modern',
  sizes: UP_TO_TWO_THIRDS,
  draw,
}
