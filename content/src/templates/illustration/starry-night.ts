import { type Format, ORIENTATION, orientationOf } from '@collagerie/core/format'
import { type Point, seededRandom } from '@collagerie/core/geometry'
import { circlePath, polar, polygonPath, smoothPath } from '../kit/curves.ts'
import { between, type Random, wobble } from '../kit/hand.ts'
import { masked, title } from '../kit/layers.ts'
import { ovalPoints } from '../kit/outlines.ts'
import { penLine, penOutline } from '../kit/pen.ts'
import { sheetArt, sheetOverlay } from '../kit/sheet-art.ts'
import { UP_TO_TWO_THIRDS } from '../kit/sizes.ts'
import { el, num, path } from '../kit/svg.ts'
import { watercolour } from '../kit/watercolour.ts'
import { ground } from '../kit/ground.ts'
import type { Drawing, StaticTemplate } from '../static-template.ts'

const NIGHT = '0x1f2d54'
const GLOW = '#3d5a98'
const HILLS = ['#2b4172', '#22345f', '#16223f']
const CREAM = '#fbeecb'
const GOLD = '#f2c14e'
/** Past the edge, so that the hills also cover the fold of a canvas. */
const BEYOND = 6

interface Hanging {
  /** Share of the width. */
  readonly x: number
  /** Radii and heights, in shares of the shorter side and of the sky. */
  readonly photos: readonly (readonly [radius: number, y: number])[]
}

interface Sky {
  readonly horizon: number
  readonly threads: readonly Hanging[]
  readonly moon: Point
}

const SKIES: Readonly<Record<string, Sky>> = {
  [ORIENTATION.portrait]: {
    horizon: 0.8,
    moon: { x: 0.7, y: 0.105 },
    threads: [
      { x: 0.2, photos: [[0.14, 0.28], [0.12, 0.72]] },
      { x: 0.505, photos: [[0.105, 0.16], [0.165, 0.54]] },
      { x: 0.815, photos: [[0.135, 0.42], [0.115, 0.77]] },
    ],
  },
  [ORIENTATION.square]: {
    horizon: 0.79,
    moon: { x: 0.67, y: 0.115 },
    threads: [
      { x: 0.19, photos: [[0.125, 0.25], [0.11, 0.73]] },
      { x: 0.51, photos: [[0.165, 0.5]] },
      { x: 0.815, photos: [[0.125, 0.4], [0.09, 0.76]] },
    ],
  },
  [ORIENTATION.landscape]: {
    horizon: 0.79,
    moon: { x: 0.758, y: 0.12 },
    threads: [
      { x: 0.14, photos: [[0.125, 0.24], [0.11, 0.67]] },
      { x: 0.365, photos: [[0.165, 0.53]] },
      { x: 0.6, photos: [[0.12, 0.24], [0.115, 0.69]] },
      { x: 0.845, photos: [[0.17, 0.52]] },
    ],
  },
}

/** Photos hang from the night sky like a mobile over a cot; below, one window is still lit. */
function draw(format: Format): Drawing {
  const { width, height } = format
  const short = Math.min(width, height)
  const random = seededRandom(3)
  const { horizon, threads, moon } = SKIES[orientationOf(format)] ?? { horizon: 0.8, threads: [], moon: { x: 0, y: 0 } }
  const skyline = horizon * height
  const roomy = Math.max(width, height) / short > 1.4 ? 1.08 : 1
  const hung = threads.map(({ x, photos }) =>
    photos.map(([radius, y]) => ({ x: x * width, y: y * skyline, radius: radius * short * roomy })),
  )
  const discs = hung.flat().toSorted((a, b) => Math.round((a.y - b.y) / (short * 0.2)) || a.x - b.x)
  const moonAt = { x: moon.x * width, y: moon.y * height }
  const pen = short * 0.0028
  const ends = hung.flatMap((row) => row.slice(-1).map(({ x, y, radius }) => ({ x, y: y + radius + short * 0.05, radius: short * 0.03 })))
  const taken = [...discs, ...ends, { ...moonAt, radius: short * 0.07 }]
  const sky = [
    ...glows(format, skyline, random),
    ...stars(format, skyline, threads.map(({ x }) => x * width), taken, random),
    ...hung.flatMap((row) => threadMarks(row, pen, short, random)),
    path(crescent(moonAt, short * 0.058), { fill: GOLD }),
    ...hills(format, skyline, random),
  ]
  return {
    art: {
      night: sheetArt(format, sky),
      rims: sheetArt(format, discs.map(({ x, y, radius }) =>
        path(penOutline(ovalPoints({ x, y }, radius + pen, radius + pen, 30), short * 0.0062, random), { fill: CREAM }),
      )),
    },
    layers: [
      ground(format, NIGHT),
      sheetOverlay('night', format),
      ...discs.flatMap(({ x, y, radius }, index) =>
        masked(index + 1, { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius }, { width: 2, height: 2 }, circlePath({ x: 1, y: 1 }, 1)),
      ),
      sheetOverlay('rims', format),
      title(
        { x: width * 0.08, y: skyline + (height - skyline) * 0.36, width: width * 0.84, height: (height - skyline) * 0.56 },
        { font: 'McLaren', style: '400', color: '0xfbeecb', caps: false, valign: 'middle' },
      ),
    ],
  }
}

interface Disc extends Point {
  readonly radius: number
}

/** Down from the top edge, from disc to disc, and a small star at the end. */
function threadMarks(row: readonly Disc[], pen: number, short: number, random: Random): string[] {
  const stops = row.flatMap(({ x, y, radius }) => [{ x, y: y - radius }, { x, y: y + radius }])
  const last = stops.at(-1)
  if (!last) return []
  const end = { x: last.x, y: last.y + short * between(random, 0.035, 0.05) }
  const points = [{ x: last.x, y: -BEYOND }, ...stops, end]
  const pieces = points.flatMap((from, index) => {
    const to = points[index + 1]
    return to && index % 2 === 0 ? [penLine([from, { x: (from.x + to.x) / 2 + pen, y: (from.y + to.y) / 2 }, to], pen, random)] : []
  })
  return [
    path(pieces.join(''), { fill: CREAM, 'fill-opacity': 0.8 }),
    path(starPath({ x: end.x, y: end.y + short * 0.012 }, short * 0.02, 5, 0.46, random), { fill: GOLD }),
  ]
}

function starPath(centre: Point, radius: number, rays: number, waist: number, random: Random): string {
  const start = -90 + between(random, -8, 8)
  return polygonPath(
    Array.from({ length: rays * 2 }, (_, index) =>
      polar(centre, radius * (index % 2 === 0 ? between(random, 0.9, 1.1) : waist), start + (index * 180) / rays),
    ),
  )
}

function stars({ width, height }: Format, skyline: number, threads: readonly number[], taken: readonly Disc[], random: Random): string[] {
  const short = Math.min(width, height)
  const free = (point: Point, room: number) =>
    threads.every((x) => Math.abs(point.x - x) > room * 0.6) &&
    taken.every(({ x, y, radius }) => Math.hypot(point.x - x, point.y - y) > radius + room)
  const anywhere = () => ({ x: random() * width, y: random() * skyline * 0.88 })
  const scattered = (count: number, room: number) => Array.from({ length: count }, anywhere).filter((point) => free(point, room))
  const dust = scattered(260, short * 0.018).map((point) => circlePath(point, short * 0.0042 * between(random, 0.3, 1) ** 2))
  const sparkles = scattered(64, short * 0.035).map((point, index) =>
    starPath(point, short * between(random, 0.009, 0.019), index % 3 === 0 ? 5 : 4, index % 3 === 0 ? 0.45 : 0.22, random),
  )
  return [
    path(dust.join(''), { fill: CREAM, 'fill-opacity': 0.75 }),
    path(sparkles.filter((_, index) => index % 3 !== 0).join(''), { fill: CREAM }),
    path(sparkles.filter((_, index) => index % 3 === 0).join(''), { fill: GOLD }),
  ]
}

function crescent({ x, y }: Point, radius: number): string {
  const [upper, lower] = [polar({ x, y }, radius, -62), polar({ x, y }, radius, 38)]
  const r = num(radius)
  const hollow = num(radius * 0.83)
  return `M${num(upper.x)} ${num(upper.y)}A${r} ${r} 0 1 0 ${num(lower.x)} ${num(lower.y)}A${hollow} ${hollow} 0 1 1 ${num(upper.x)} ${num(upper.y)}z`
}

/** Wet patches of a lighter blue, so that the night is painted and not printed. */
function glows({ width, height }: Format, skyline: number, random: Random): string[] {
  const short = Math.min(width, height)
  return Array.from({ length: 5 }, (_, index) => {
    const centre = { x: width * ((index + 0.5) / 5), y: skyline * between(random, 0.25, 0.85) }
    return watercolour(ovalPoints(centre, short * between(random, 0.2, 0.34), short * between(random, 0.14, 0.24), 9), { color: GLOW, opacity: 0.34, layers: 10, run: 0.4 }, random)
  }).flat()
}

function hills({ width, height }: Format, skyline: number, random: Random): string[] {
  const deep = height - skyline
  return HILLS.flatMap((fill, layer) => {
    const swell = wobble(random, 1, 2)
    const top = (share: number) => skyline + deep * (layer * 0.13 - 0.06 + 0.07 * swell(share * 0.8))
    const ridge = Array.from({ length: 15 }, (_, index) => {
      const share = index / 14
      return { x: -BEYOND + share * (width + 2 * BEYOND), y: top(share) }
    })
    const shape = `${smoothPath(ridge)}V${height + BEYOND}H${-BEYOND}z`
    const onRidge = (share: number) => ({ x: share * width, y: top((share * width + BEYOND) / (width + 2 * BEYOND)) })
    const clumps = [[0.02, 0.07, 0.93, 0.98], [0.36, 0.42, 0.72, 0.78, 0.83], [0.02, 0.07, 0.9, 0.95, 0.99]][layer] ?? []
    const trees = clumps.map((share) => fir(onRidge(share), deep * between(random, 0.24, 0.42), random))
    return [
      path(trees.join(''), { fill }),
      ...(layer === 1 ? cottage(onRidge(0.24), deep * 0.2) : []),
      path(shape, { fill }),
    ]
  })
}

/** Three or four skirts, none like the other. */
function fir({ x, y }: Point, tall: number, random: Random): string {
  const tiers = 5
  const side = (sign: number) =>
    Array.from({ length: tiers }, (_, tier) => {
      const low = y - tall + (tall * (tier + 1.1)) / tiers
      const reach = tall * (0.06 + 0.05 * tier) * between(random, 0.85, 1.15)
      return [
        { x: x + sign * reach, y: low },
        { x: x + sign * reach * 0.52, y: low - tall * 0.02 },
      ]
    }).flat()
  return polygonPath([{ x, y: y - tall }, ...side(1), ...side(-1).toReversed()])
}

function cottage({ x, y }: Point, size: number): string[] {
  const at = (px: number, py: number) => ({ x: x + px * size, y: y + size * 0.12 + py * size })
  return [
    path(polygonPath([at(0.32, -0.9), at(0.48, -0.9), at(0.48, -0.5), at(0.32, -0.5)]), { fill: '#16223f' }),
    path(polygonPath([at(-0.6, 0), at(-0.58, -0.52), at(0.57, -0.52), at(0.6, 0)]), { fill: '#16223f' }),
    path(polygonPath([at(-0.76, -0.48), at(-0.42, -0.94), at(0.43, -0.95), at(0.75, -0.5)]), { fill: '#101a31' }),
    el('rect', { ...at(-0.32, -0.38), width: size * 0.2, height: size * 0.2, fill: GOLD }),
    el('rect', { ...at(0.12, -0.38), width: size * 0.2, height: size * 0.2, fill: GOLD }),
  ]
}

export const starryNight: StaticTemplate = {
  id: 'illustration-starry-night',
  theme: 'illustration',
  name: { fr: 'Nuit étoilée', nl: 'Sterrennacht', en: 'Starry night', de: 'Sternennacht', it: 'Notte stellata', es: 'Noche de luna' },
  sizes: UP_TO_TWO_THIRDS,
  draw,
}
