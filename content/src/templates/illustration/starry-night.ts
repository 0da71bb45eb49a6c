import { type Format, ORIENTATION, type Orientation, orientationOf } from '@collagerie/core/format'
import { type Point, seededRandom } from '@collagerie/core/geometry'
import { circlePath } from '../kit/curves.ts'
import { ground } from '../kit/ground.ts'
import { between, type Random } from '../kit/hand.ts'
import { inscribed } from '../kit/inscription.ts'
import { masked } from '../kit/layers.ts'
import { ovalPoints } from '../kit/outlines.ts'
import { penLine, penOutline } from '../kit/pen.ts'
import { sheetArt, sheetOverlay } from '../kit/sheet-art.ts'
import { UP_TO_TWO_THIRDS } from '../kit/sizes.ts'
import { path } from '../kit/svg.ts'
import type { Drawing, StaticTemplate } from '../static-template.ts'
import { nightHills } from './night-hills.ts'
import { CREAM, crescent, type Disc, GOLD, glows, starPath, stars } from './night-sky.ts'

const NIGHT = '0x1f2d54'
/** The threads come from beyond the fold of a canvas. */
const BEYOND = 6

interface Hanging {
  /** Share of the width. */
  readonly x: number
  /** Radii in shares of the shorter side, heights in shares of the sky. */
  readonly photos: readonly { readonly radius: number; readonly y: number }[]
}

interface Sky {
  readonly horizon: number
  readonly threads: readonly Hanging[]
  readonly moon: Point
}

const disc = (radius: number, y: number) => ({ radius, y })

const SKIES: Readonly<Record<Orientation, Sky>> = {
  [ORIENTATION.portrait]: {
    horizon: 0.8,
    moon: { x: 0.7, y: 0.105 },
    threads: [
      { x: 0.2, photos: [disc(0.14, 0.28), disc(0.12, 0.72)] },
      { x: 0.505, photos: [disc(0.105, 0.16), disc(0.165, 0.54)] },
      { x: 0.815, photos: [disc(0.135, 0.42), disc(0.115, 0.77)] },
    ],
  },
  [ORIENTATION.square]: {
    horizon: 0.79,
    moon: { x: 0.67, y: 0.115 },
    threads: [
      { x: 0.19, photos: [disc(0.125, 0.25), disc(0.11, 0.73)] },
      { x: 0.51, photos: [disc(0.165, 0.5)] },
      { x: 0.815, photos: [disc(0.125, 0.4), disc(0.09, 0.76)] },
    ],
  },
  [ORIENTATION.landscape]: {
    horizon: 0.79,
    moon: { x: 0.758, y: 0.12 },
    threads: [
      { x: 0.14, photos: [disc(0.125, 0.24), disc(0.11, 0.67)] },
      { x: 0.365, photos: [disc(0.165, 0.53)] },
      { x: 0.6, photos: [disc(0.12, 0.24), disc(0.115, 0.69)] },
      { x: 0.845, photos: [disc(0.17, 0.52)] },
    ],
  },
}

/** Photos hang from the night sky like a mobile over a cot; below, one window is still lit. */
function draw(format: Format): Drawing {
  const { width, height } = format
  const short = Math.min(width, height)
  const random = seededRandom(3)
  const { horizon, threads, moon } = SKIES[orientationOf(format)]
  const skyline = horizon * height
  const roomy = Math.max(width, height) / short > 1.4 ? 1.08 : 1
  const hung = threads.map(({ x, photos }) =>
    photos.map(({ radius, y }) => ({ x: x * width, y: y * skyline, radius: radius * short * roomy })),
  )
  const row = ({ y }: Disc) => Math.floor(y / (short * 0.3))
  const discs = hung.flat().toSorted((a, b) => row(a) - row(b) || a.x - b.x)
  const moonAt = { x: moon.x * width, y: moon.y * height }
  const pen = short * 0.0028
  const ends = hung.flatMap((thread) =>
    thread.slice(-1).map(({ x, y, radius }) => ({ x, y: y + radius + short * 0.05, radius: short * 0.03 })),
  )
  const taken = [...discs, ...ends, { ...moonAt, radius: short * 0.07 }]
  const sky = [
    ...glows({ width, height: skyline }, short, random),
    ...stars({ width, height: skyline }, short, { discs: taken, threads: threads.map(({ x }) => x * width) }, random),
    ...hung.flatMap((thread) => threadMarks(thread, pen, short, random)),
    path(crescent(moonAt, short * 0.058), { fill: GOLD }),
    ...nightHills(format, skyline, random),
  ]
  return {
    art: {
      ground: sheetArt(format, sky),
      rims: sheetArt(
        format,
        discs.map(({ x, y, radius }) =>
          path(penOutline(ovalPoints({ x, y }, radius + pen, radius + pen, 30), short * 0.0062, random), {
            fill: CREAM,
          }),
        ),
      ),
    },
    layers: [
      ground(format, NIGHT),
      sheetOverlay('ground', format),
      ...discs.flatMap(({ x, y, radius }, index) =>
        masked(
          index + 1,
          { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius },
          { width: 2, height: 2 },
          circlePath({ x: 1, y: 1 }, 1),
        ),
      ),
      sheetOverlay('rims', format),
      ...inscribed(
        {
          x: width * 0.06,
          y: skyline + (height - skyline) * 0.28,
          width: width * 0.88,
          height: (height - skyline) * 0.7,
        },
        format,
        { name: { font: 'McLaren', style: '400', color: '0xfbeecb', caps: false } },
      ),
    ],
  }
}

/** Down from the top edge, from disc to disc, and a small star at the end. */
function threadMarks(row: readonly Disc[], pen: number, short: number, random: Random): string[] {
  const stops = row.flatMap(({ x, y, radius }) => [
    { x, y: y - radius },
    { x, y: y + radius },
  ])
  const last = stops.at(-1)
  if (!last) return []
  const end = { x: last.x, y: last.y + short * between(random, 0.035, 0.05) }
  const points = [{ x: last.x, y: -BEYOND }, ...stops, end]
  const pieces = points.flatMap((from, index) => {
    const to = points[index + 1]
    return to && index % 2 === 0
      ? [penLine([from, { x: (from.x + to.x) / 2 + pen, y: (from.y + to.y) / 2 }, to], pen, random)]
      : []
  })
  return [
    path(pieces.join(''), { fill: CREAM, 'fill-opacity': 0.8 }),
    path(starPath({ x: end.x, y: end.y + short * 0.012 }, short * 0.02, 5, 0.46, random), { fill: GOLD }),
  ]
}

export const starryNight: StaticTemplate = {
  id: 'illustration-starry-night',
  theme: 'illustration',
  sizes: UP_TO_TWO_THIRDS,
  draw,
}
