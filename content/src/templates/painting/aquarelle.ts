import { type Format, ORIENTATION, orientationOf } from '@collagerie/core/format'
import { type Point, type Rect, seededRandom } from '@collagerie/core/geometry'
import { ground } from '../kit/ground.ts'
import { between, type Random } from '../kit/hand.ts'
import { inscribed } from '../kit/inscription.ts'
import { masked } from '../kit/layers.ts'
import { ovalPoints } from '../kit/outlines.ts'
import { sheetArt, sheetOverlay } from '../kit/sheet-art.ts'
import { UP_TO_TWO_THIRDS } from '../kit/sizes.ts'
import { path } from '../kit/svg.ts'
import { frayed, rawPath, splatter, watercolour } from '../kit/watercolour.ts'
import type { Drawing, StaticTemplate } from '../static-template.ts'

const PAPER = '0xfffdf8'
const SEA = '#5fa9bb'
const MIST = '#8fc7c9'
const BLUSH = '#f0a592'

interface Arrangement {
  readonly photos: readonly Rect[]
  readonly words: Rect
  /** The wash's way over the sheet. */
  readonly way: readonly Point[]
}

const box = (x: number, y: number, width: number, height: number): Rect => ({ x, y, width, height })

/** In shares of the format's width and height. */
const ARRANGEMENTS = {
  [ORIENTATION.portrait]: {
    photos: [
      box(0.06, 0.05, 0.53, 0.3),
      box(0.62, 0.07, 0.32, 0.25),
      box(0.06, 0.375, 0.34, 0.215),
      box(0.43, 0.345, 0.51, 0.265),
      box(0.06, 0.615, 0.5, 0.225),
      box(0.59, 0.635, 0.35, 0.205),
    ],
    words: box(0.08, 0.842, 0.84, 0.142),
    way: [
      { x: 0.3, y: 0.16 },
      { x: 0.74, y: 0.24 },
      { x: 0.64, y: 0.48 },
      { x: 0.3, y: 0.56 },
      { x: 0.36, y: 0.78 },
      { x: 0.78, y: 0.65 },
    ],
  },
  [ORIENTATION.square]: {
    photos: [
      box(0.055, 0.055, 0.55, 0.44),
      box(0.635, 0.085, 0.31, 0.29),
      box(0.055, 0.525, 0.31, 0.275),
      box(0.395, 0.525, 0.21, 0.275),
      box(0.635, 0.405, 0.31, 0.395),
    ],
    words: box(0.07, 0.8, 0.86, 0.185),
    way: [
      { x: 0.3, y: 0.24 },
      { x: 0.74, y: 0.26 },
      { x: 0.8, y: 0.46 },
      { x: 0.46, y: 0.46 },
      { x: 0.24, y: 0.4 },
    ],
  },
  [ORIENTATION.landscape]: {
    photos: [
      box(0.045, 0.065, 0.41, 0.5),
      box(0.48, 0.065, 0.24, 0.38),
      box(0.745, 0.1, 0.21, 0.4),
      box(0.045, 0.6, 0.235, 0.335),
      box(0.305, 0.6, 0.215, 0.335),
    ],
    words: box(0.53, 0.53, 0.445, 0.4),
    way: [
      { x: 0.2, y: 0.78 },
      { x: 0.24, y: 0.32 },
      { x: 0.5, y: 0.3 },
      { x: 0.82, y: 0.3 },
      { x: 0.66, y: 0.26 },
    ],
  },
} satisfies Record<string, Arrangement>

/** A wet wash wanders over the paper and the photos have soaked into it. */
function draw(format: Format): Drawing {
  const { width, height } = format
  const short = Math.min(width, height)
  const random = seededRandom(23)
  const arrangement: Arrangement = ARRANGEMENTS[orientationOf(format)]
  const cm = (rect: Rect): Rect => ({
    x: rect.x * width,
    y: rect.y * height,
    width: rect.width * width,
    height: rect.height * height,
  })
  const puddles = arrangement.way.flatMap((stop, index) => {
    const centre = { x: stop.x * width, y: stop.y * height }
    const color = [MIST, BLUSH][index % 2] ?? MIST
    const reach = short * between(random, 0.25, 0.31)
    return [
      ...watercolour(blob(centre, reach, random), { color, opacity: 0.32, layers: 9, run: 0.42 }, random),
      ...watercolour(blob(centre, reach * 0.55, random), { color, opacity: 0.2, layers: 4, run: 0.5 }, random),
    ]
  })
  const words = cm(arrangement.words)
  const isFree = ({ x, y }: Point) =>
    x < words.x || x > words.x + words.width || y < words.y || y > words.y + words.height
  const drops = arrangement.way.map((stop, index) =>
    path(splatter({ x: stop.x * width, y: stop.y * height }, short * 0.42, 22, short * 0.011, random, isFree), {
      fill: [SEA, BLUSH, MIST][index % 3] ?? SEA,
      'fill-opacity': 0.6,
    }),
  )
  return {
    art: { ground: sheetArt(format, [...puddles, ...drops]) },
    layers: [
      ground(format, PAPER),
      sheetOverlay('ground', format),
      ...arrangement.photos.flatMap((share, index) => {
        const photoBox = cm(share)
        const viewport = { width: photoBox.width, height: photoBox.height }
        return masked(index + 1, photoBox, viewport, rawPath(soaked(viewport, short, random)))
      }),
      ...inscribed(cm(arrangement.words), format, {
        name: { font: 'Crimson Text', style: '600', color: '0x174a5c', caps: false },
        line: { font: 'Crimson Text', style: '600', color: '0x2b6377', caps: true, tracking: 0.1, letters: 14 },
      }),
    ],
  }
}

function blob(centre: Point, reach: number, random: Random): Point[] {
  return ovalPoints(centre, reach, reach, 9).map(({ x, y }) => {
    const pull = between(random, 0.65, 1.25)
    return { x: centre.x + (x - centre.x) * pull, y: centre.y + (y - centre.y) * pull }
  })
}

/** A photo's edge as if its colours had run: the same grain on small and large photos. */
function soaked({ width, height }: { width: number; height: number }, short: number, random: Random): Point[] {
  const rim = short * 0.009
  const step = short * 0.035
  const along = (length: number) => {
    const count = Math.max(3, Math.round(length / step))
    return Array.from({ length: count }, (_, index) => index / count)
  }
  const stray = () => rim * between(random, 0, 1.35)
  const corner = rim * 2.2
  const edge = [
    ...along(width).map((share) => ({ x: corner + share * (width - 2 * corner), y: stray() })),
    ...along(height).map((share) => ({ x: width - stray(), y: corner + share * (height - 2 * corner) })),
    ...along(width).map((share) => ({ x: width - corner - share * (width - 2 * corner), y: height - stray() })),
    ...along(height).map((share) => ({ x: stray(), y: height - corner - share * (height - 2 * corner) })),
  ]
  return frayed(edge, 3, 0.15, random)
}

export const aquarelle: StaticTemplate = {
  id: 'painting-aquarelle',
  theme: 'painting',
  sizes: UP_TO_TWO_THIRDS,
  draw,
}
