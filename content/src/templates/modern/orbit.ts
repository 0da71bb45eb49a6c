import { type Format, ORIENTATION, orientationOf } from '@collagerie/core/format'
import { inDegrees, type Point, type Rect, seededRandom } from '@collagerie/core/geometry'
import { arcPath, brokenRingPath, onRing, type Ring } from '../kit/broken-ring.ts'
import { circlePath, polar } from '../kit/curves.ts'
import { ground } from '../kit/ground.ts'
import { inscribed } from '../kit/inscription.ts'
import { masked } from '../kit/layers.ts'
import { scaled } from '../kit/scaled.ts'
import { sheetArt, sheetOverlay } from '../kit/sheet-art.ts'
import { ALL_SIZES } from '../kit/sizes.ts'
import { el, path } from '../kit/svg.ts'
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
  /** The parts of the innermost orbit that are drawn, if not all of it, in degrees. */
  readonly arcs?: readonly (readonly [from: number, to: number])[]
  readonly text: Rect
}

/** A moon at either end of it. */
const ARC = [-58, 20] as const

const round = (radius: number): Ring => ({ rx: radius, ry: radius })

/** Lengths as shares of the shorter side. */
function skyOf(format: Format): Sky {
  const short = Math.min(format.width, format.height)
  const [width, height] = [format.width / short, format.height / short]
  const orientation = orientationOf(format)
  if (orientation === ORIENTATION.portrait) return uprightSky(height)
  if (orientation === ORIENTATION.square) return squareSky()
  return width < 1.9 ? levelSky(width) : longSky(width)
}

/** On a tall sheet there is room above and below the sun, so that all are larger. */
function uprightSky(height: number): Sky {
  const tall = (height - 1.25) / 0.25
  const sun = { x: 0.475, y: 0.595 + tall * 0.125 }
  const reach = away(sun, { x: 0.825, y: 0.175 })
  const on = (x: number, side: -1 | 1) =>
    inDegrees(Math.atan2(side * Math.sqrt(reach ** 2 - (x - sun.x) ** 2), x - sun.x))
  return {
    sun,
    radius: 0.377 + tall * 0.034,
    eclipse: -98,
    rings: [round(reach)],
    satellites: [
      { ring: 0, degrees: on(0.15, -1), radius: 0.105 + tall * 0.012 },
      { ring: 0, degrees: on(0.825, -1), radius: 0.115 + tall * 0.012 },
      { ring: 0, degrees: on(0.84, 1), radius: 0.11 + tall * 0.004 },
    ],
    moons: [{ ring: 0, degrees: -96, radius: 0.015, color: CORAL }],
    text: { x: 0.07, y: height - 0.208, width: 0.6, height: 0.195 },
  }
}

/** The sun over the words, one in every corner that it leaves free. */
function squareSky(): Sky {
  const sun = { x: 0.5, y: 0.402 }
  const corner = { x: 0.134, y: 0.132 }
  const at = inDegrees(Math.atan2(sun.y - corner.y, sun.x - corner.x))
  const on = (degrees: number): Body => ({ ring: 0, degrees, radius: 0.094 })
  return {
    sun,
    radius: 0.317,
    eclipse: -90,
    rings: [round(away(sun, corner))],
    satellites: [on(180 + at), on(-at), on(180 - at), on(at)],
    moons: [
      { ring: 0, degrees: -4, radius: 0.018, color: SAND },
      { ring: 0, degrees: 176, radius: 0.013, color: CORAL },
    ],
    // Above the sun the sheet would cut it.
    arcs: [
      [-at, at],
      [180 - at, 180 + at],
    ],
    text: { x: 0.05, y: 0.795, width: 0.9, height: 0.19 },
  }
}

/** The sun as high as the sheet, the others at its right, the words below them. */
function levelSky(width: number): Sky {
  const wide = (width - 1.25) / 0.25
  const radius = 0.385 + wide * 0.028
  const sun = { x: radius + 0.065, y: 0.475 + wide * 0.035 }
  const large = { x: width - 0.235 - wide * 0.02, y: 0.232 + wide * 0.012 }
  const small = 0.565 + wide * 0.03
  const reach = away(sun, large)
  const words = 0.505 + wide * 0.03
  return {
    sun,
    radius,
    eclipse: -128,
    rings: [round(radius + 0.05), round(reach)],
    satellites: [
      { ring: 1, degrees: inDegrees(Math.atan2(large.y - sun.y, large.x - sun.x)), radius: 0.178 + wide * 0.018 },
      { ring: 1, degrees: inDegrees(Math.asin((small - sun.y) / reach)), radius: 0.1 + wide * 0.012 },
    ],
    moons: [
      { ring: 0, degrees: ARC[0], radius: 0.013, color: SAND },
      { ring: 0, degrees: ARC[1], radius: 0.018, color: CORAL },
    ],
    arcs: [ARC],
    text: { x: width - 0.055 - words, y: 0.765, width: words, height: 0.19 },
  }
}

/** On a long sheet two at its right are as large. */
function longSky(width: number): Sky {
  const sun = { x: 0.505, y: 0.515 }
  const on = (x: number, y: number, radius: number, ring: number): Body => ({
    ring,
    degrees: inDegrees(Math.atan2(y - sun.y, x - sun.x)),
    radius,
  })
  return {
    sun,
    radius: 0.43,
    eclipse: -128,
    rings: [[1.05, 0.83] as const, [1.2, 0.285] as const, [1.7, 0.285] as const].map(([x, y]) =>
      round(away(sun, { x, y })),
    ),
    satellites: [on(1.2, 0.285, 0.232, 1), on(1.7, 0.285, 0.232, 2), on(1.05, 0.83, 0.105, 0)],
    moons: [
      { ring: 0, degrees: 5, radius: 0.022, color: SAND },
      { ring: 0, degrees: -42, radius: 0.015, color: CORAL },
    ],
    text: { x: 1.22, y: 0.58, width: width - 1.285, height: 0.37 },
  }
}

const away = (sun: Point, { x, y }: Point) => Math.hypot(x - sun.x, y - sun.y)

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
  const { sun, radius, rings, satellites, moons, arcs, text, ...sky } = skyOf(format)
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
  const orbitPath = (nth: number, ring: Ring) =>
    nth === 0 && arcs
      ? arcs.map(([from, to]) => arcPath(centre, ring, from, to)).join('')
      : brokenRingPath(centre, ring, isCrossing(nth) ? openOn(nth) : isOffText)
  const eclipse = inCm(polar(sun, radius * 0.125, sky.eclipse))
  const marks = [
    path(farStars(format, isOffText), { fill: SAND, 'fill-opacity': 0.55 }),
    ...rings.map((ring, nth) =>
      path(orbitPath(nth, inRingCm(ring, short)), {
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
          ? { share: format.width === format.height ? 0.58 : 0.5, fill: 0.94 }
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
  pictures: [
    'shore-couple',
    'child-and-dog',
    'hot-air-balloons',
    'rowing-boat',
    'misty-ridges',
    'sailboat',
    'cloud-sea',
    'kite',
    'beach-umbrellas',
  ],
  theme: 'modern',
  sizes: ALL_SIZES,
  draw,
}
