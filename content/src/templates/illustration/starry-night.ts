import { type Format, ORIENTATION, type Orientation, orientationOf } from '@collagerie/core/format'
import { seededRandom } from '@collagerie/core/geometry'
import { BEYOND } from '../kit/beyond.ts'
import { circlePath } from '../kit/curves.ts'
import { ground } from '../kit/ground.ts'
import type { Random } from '../kit/hand.ts'
import { inscribed } from '../kit/inscription.ts'
import { masked } from '../kit/layers.ts'
import { type Disc, packed, type Seed } from '../kit/packed.ts'
import { penLine } from '../kit/pen.ts'
import { sheetArt, sheetOverlay } from '../kit/sheet-art.ts'
import { UP_TO_TWO_THIRDS } from '../kit/sizes.ts'
import { path } from '../kit/svg.ts'
import type { Drawing, StaticTemplate } from '../static-template.ts'
import { nightHills } from './night-hills.ts'
import { CREAM, crescent, GOLD, glows, stars } from './night-sky.ts'

const NIGHT = '0x1f2d54'
/** Where the cottage can stand, clear of the firs. */
const HOMES = [0.36, 0.42, 0.48, 0.54, 0.6, 0.66, 0.72, 0.78]

interface Sky {
  readonly horizon: number
  /** Where they begin, the moon last: they push each other about. */
  readonly photos: readonly Seed[]
  readonly moon: Seed
}

const seed = (x: number, y: number, weight = 1): Seed => ({ x, y, weight })

const SKIES: Readonly<Record<Orientation, Sky>> = {
  [ORIENTATION.portrait]: {
    horizon: 0.845,
    moon: seed(0.95, 0.25, 0.3),
    photos: [
      seed(0, 0.35, 1.1),
      seed(1, 0.14, 1.06),
      seed(0.29, 0.48, 0.9),
      seed(0.53, 0.36, 1.36),
      seed(0.07, 0.68, 1.08),
      seed(1, 0.77, 1.06),
    ],
  },
  [ORIENTATION.square]: {
    horizon: 0.84,
    moon: seed(0.66, 0.02, 0.3),
    photos: [seed(0.07, 0.1, 1.06), seed(0.79, 0.2), seed(0.31, 0.3, 1.34), seed(0, 0.63, 1.02), seed(0.8, 0.77, 1.06)],
  },
  [ORIENTATION.landscape]: {
    horizon: 0.82,
    moon: seed(0.57, 0, 0.28),
    photos: [
      seed(0.09, 0.12),
      seed(0.39, 0.52, 1.42),
      seed(0.8, 0.11, 1.04),
      seed(0.9, 0.2),
      seed(0.07, 0.83, 0.98),
      seed(0.61, 0.77, 1.06),
      seed(0.84, 0.72, 1.06),
    ],
  },
}

/** Photos hang from the night sky like a mobile over a cot; below, one window is still lit. */
function draw(format: Format): Drawing {
  const { width, height } = format
  const short = Math.min(width, height)
  const random = seededRandom(3)
  const { horizon, photos, moon } = SKIES[orientationOf(format)]
  const skyline = horizon * height
  const rim = short * 0.0062
  const room = { x: short * 0.05, y: short * 0.07, width: width - short * 0.1, height: skyline - short * 0.104 }
  const hung = packed([...photos, moon], room, short * 0.026)
  const discs = hung.slice(0, photos.length).map(({ radius, ...at }) => ({ ...at, radius: radius - rim }))
  const moons = hung.slice(photos.length)
  const pen = short * 0.0028
  const sky = [
    ...glows({ width, height: skyline }, short, random),
    ...stars({ width, height: skyline }, short, { discs: hung, threads: discs.map(({ x }) => x) }, random),
    ...discs.map((disc) => thread(disc, discs, pen, random)),
    ...moons.map((at) => path(crescent(at, at.radius * 0.9), { fill: GOLD })),
    ...nightHills(format, skyline, homeUnder(discs, width, skyline), random),
  ]
  return {
    art: {
      ground: sheetArt(format, sky),
      rims: sheetArt(
        format,
        discs.map((disc) => path(circlePath(disc, disc.radius + rim), { fill: CREAM })),
      ),
    },
    layers: [
      ground(format, NIGHT),
      sheetOverlay('ground', format),
      sheetOverlay('rims', format),
      ...discs.flatMap(({ x, y, radius }, index) =>
        masked(
          index + 1,
          { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius },
          { width: 2, height: 2 },
          circlePath({ x: 1, y: 1 }, 1),
        ),
      ),
      ...inscribed(
        {
          x: width * 0.06,
          y: skyline + (height - skyline) * 0.2,
          width: width * 0.88,
          height: (height - skyline) * 0.78,
        },
        format,
        { name: { font: 'McLaren', weight: '400', color: '0xfbeecb', caps: false } },
      ),
    ],
  }
}

/** Where the sky over the hills is widest, as a share of the width. */
function homeUnder(discs: readonly Disc[], width: number, skyline: number): number {
  const air = (share: number) =>
    Math.min(...discs.map(({ x, y, radius }) => Math.hypot(share * width - x, skyline - y) - radius))
  return HOMES.toSorted((a, b) => air(b) - air(a))[0] ?? 0.5
}

/** Down from the disc above, or from beyond the top edge. */
function thread({ x, y }: Disc, discs: readonly Disc[], pen: number, random: Random): string {
  const above = discs.filter((disc) => disc.y < y && Math.abs(disc.x - x) < disc.radius)
  const from = Math.max(-BEYOND, ...above.map((disc) => disc.y))
  return path(
    penLine(
      [
        { x, y: from },
        { x: x + pen, y: (from + y) / 2 },
        { x, y },
      ],
      pen,
      random,
    ),
    {
      fill: CREAM,
      'fill-opacity': 0.8,
    },
  )
}

export const starryNight: StaticTemplate = {
  id: 'illustration-starry-night',
  theme: 'illustration',
  sizes: UP_TO_TWO_THIRDS,
  draw,
}
