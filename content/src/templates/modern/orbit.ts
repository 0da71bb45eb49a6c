import { type Format, ORIENTATION, orientationOf } from '@collagerie/core/format'
import { inDegrees, type Point, type Rect, seededRandom } from '@collagerie/core/geometry'
import { brokenRingPath, onRing, type Ring } from '../kit/broken-ring.ts'
import { circlePath, polar } from '../kit/curves.ts'
import { ground } from '../kit/ground.ts'
import { inscribed } from '../kit/inscription.ts'
import { masked } from '../kit/layers.ts'
import { scaled } from '../kit/scaled.ts'
import { sheetArt, sheetOverlay } from '../kit/sheet-art.ts'
import { ALL_SIZES } from '../kit/sizes.ts'
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
  readonly rings: readonly Ring[]
  readonly satellites: readonly Body[]
  readonly moons: readonly (Body & { readonly color: string })[]
  readonly text: Rect
}

/** Round on upright sheets, drawn out on lying ones. */
const round = (radius: number): Ring => ({ rx: radius, ry: radius })

/** Lengths as shares of the shorter side. */
function skyOf(format: Format): Sky {
  const short = Math.min(format.width, format.height)
  const [width, height] = [format.width / short, format.height / short]
  if (orientationOf(format) === ORIENTATION.portrait) return uprightSky(height)
  return width < 1.9 ? levelSky(width) : longSky(width)
}

/** On a tall sheet there is room above and below the sun, so that all are larger. */
function uprightSky(height: number): Sky {
  const tall = (height - 1.25) / 0.25
  return {
    sun: { x: 0.46, y: 0.57 + tall * 0.12 },
    radius: 0.33 + tall * 0.04,
    eclipse: -48,
    rings: [round(0.47 + tall * 0.06), round(0.55 + tall * 0.07)],
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
    text: { x: 0.07, y: height - 0.208, width: 0.6, height: 0.195 },
  }
}

/** The sun in the middle, two on either side: larger the wider the sheet is. */
function levelSky(width: number): Sky {
  const spare = Math.min(1, (width - 1) / 0.25)
  const wide = Math.max(0, width - 1.25)
  const sun = { x: width / 2, y: 0.405 + spare * 0.02 - wide * 0.03 }
  const radius = 0.315 + spare * 0.03 - wide * 0.06
  const size = 0.098 + spare * 0.032 + wide * 0.06
  // Between the lower two; on a square below them.
  const room = Math.max(0.62, width - 2 * (0.075 + 2 * size))
  const top = 0.757 + spare * 0.028 - wide * 0.03
  const out = { x: width / 2 - 0.05 - size, y: Math.min(0.29 - size * 0.3, sun.y - 0.05 - size) }
  const ring = { rx: out.x * 1.24, ry: out.y / Math.sqrt(1 - 1 / 1.24 ** 2) }
  const at = inDegrees(Math.atan2(out.y * ring.rx, out.x * ring.ry))
  return {
    sun,
    radius,
    eclipse: -96,
    rings: [ring, { rx: ring.rx * 1.17, ry: ring.ry * 1.3 }],
    satellites: [
      { ring: 0, degrees: 180 + at + 3, radius: size * 0.9 },
      { ring: 0, degrees: -at, radius: size },
      { ring: 0, degrees: 180 - at, radius: size },
      { ring: 0, degrees: at - 3, radius: size * 0.88 },
    ],
    moons: [
      { ring: 0, degrees: -4, radius: 0.018, color: SAND },
      { ring: 0, degrees: 184, radius: 0.013, color: CORAL },
    ],
    text: { x: (width - room) / 2, y: top, width: room, height: 0.995 - top },
  }
}

/** The sun as high as the sheet, its orbits opening towards the words. */
function longSky(width: number): Sky {
  const sun = { x: 0.53, y: 0.5 }
  const on = (x: number, y: number, radius: number, ring: number): Body => ({
    ring,
    degrees: inDegrees(Math.atan2(y - sun.y, x - sun.x)),
    radius,
  })
  const away = (x: number, y: number) => Math.hypot(x - sun.x, y - sun.y)
  return {
    sun,
    radius: 0.425,
    eclipse: -132,
    rings: [round(away(1.03, 0.835)), round(away(1.24, 0.285)), round(away(1.71, 0.27))],
    satellites: [on(1.24, 0.285, 0.2, 1), on(1.71, 0.27, 0.18, 2), on(1.03, 0.835, 0.105, 0)],
    moons: [
      { ring: 0, degrees: -8, radius: 0.022, color: SAND },
      { ring: 2, degrees: -25, radius: 0.015, color: CORAL },
    ],
    text: { x: 1.3, y: 0.56, width: width - 1.35, height: 0.36 },
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
  const inCm = ({ x, y }: Point) => ({ x: cm(x), y: cm(y) })
  const ringOf = (nth: number) => rings[nth] ?? round(0)
  const place = ({ ring, degrees }: Body) => inCm(onRing(sun, ringOf(ring), degrees))
  const centre = inCm(sun)
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
  const isOffText = ({ x, y }: Point) => x < cm(text.x) || x > cm(text.x + text.width) || y < cm(text.y + 0.002)
  // An orbit that would cross the words ends unseen, behind the last satellites before them.
  const openOn = (nth: number) => {
    const onIt = satellites.filter(({ ring }) => ring === nth).map((body) => place(body))
    const before = onIt.filter(({ x, y }) => x > centre.x && y > centre.y)
    const behind = onIt.filter(({ x, y }) => x < centre.x && y > centre.y)
    const last = Math.max(centre.y, ...before.map(({ y }) => y))
    const first = Math.max(centre.y, ...behind.map(({ y }) => y))
    return (point: Point) => isOffText(point) && !(point.x > centre.x ? point.y > last : point.y > first)
  }
  const isCrossing = (nth: number) =>
    Array.from({ length: 180 }, (_, degrees) => onRing(centre, inRingCm(ringOf(nth), short), degrees)).some(
      (point) => point.y < format.height * 0.98 && !isOffText(point),
    )
  const eclipse = inCm(polar(sun, radius * 0.125, sky.eclipse))
  const marks = [
    path(farStars(format, isOffText), { fill: SAND, 'fill-opacity': 0.55 }),
    ...rings.map((ring, nth) =>
      path(brokenRingPath(centre, inRingCm(ring, short), isCrossing(nth) ? openOn(nth) : isOffText), {
        fill: 'none',
        stroke: SAND,
        'stroke-width': cm(nth === 0 ? 0.0055 : 0.004),
        'stroke-opacity': 0.75 - nth * 0.15,
      }),
    ),
    disc(eclipse, radius, CORAL),
    ...moons.map((moon) => disc(place(moon), moon.radius, moon.color)),
    // A line of light around each, so that a dark photo does not melt into the night.
    path(satellites.map((body) => circlePath(place(body), cm(body.radius + 0.0085))).join(''), {
      fill: 'none',
      stroke: SAND,
      'stroke-width': cm(0.0024),
    }),
  ]
  const isLying = format.width >= format.height
  const above = satellites.filter(({ ring, degrees }) => onRing(sun, ringOf(ring), degrees).y < sun.y)
  const below = satellites.filter((body) => !above.includes(body))
  const windows = [
    ...above.map((body) => ({ at: place(body), radius: body.radius })),
    { at: centre, radius },
    ...below.map((body) => ({ at: place(body), radius: body.radius })),
  ]
  return {
    art: { ground: sheetArt(format, marks) },
    layers: [
      ground(format, NIGHT),
      sheetOverlay('ground', format),
      ...windows.flatMap(({ at, ...body }, nth) => window(nth + 1, at, body.radius)),
      ...inscribed(scaled(text, short), format, {
        name: { font: 'futura-pt', weight: '700', color: '0xf8efdf', caps: true },
        line: { font: 'futura-pt', weight: '400', color: '0xf6e7c8', caps: true, tracking: 0.12, letters: 14 },
        ...(isLying
          ? { share: format.width === format.height ? 0.56 : 0.46, fill: 0.92 }
          : { align: 'left', fill: 0.96, share: 0.58 }),
      }),
    ],
  }
}

const inRingCm = ({ rx, ry }: Ring, short: number): Ring => ({ rx: rx * short, ry: ry * short })

export const orbit: StaticTemplate = {
  id: 'modern-orbit',
  moods: ['playful', 'colourful'],
  asks: ['names', 'placeAndDate'],
  pictures: [...FAMILY, 'night-tent', 'misty-ridges'],
  theme: 'modern',
  sizes: ALL_SIZES,
  draw,
}
