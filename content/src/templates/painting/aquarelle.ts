import { type Format, ORIENTATION, orientationOf } from '@collagerie/core/format'
import { type Point, type Rect, type Size, seededRandom } from '@collagerie/core/geometry'
import { BEYOND } from '../kit/beyond.ts'
import { smoothPath } from '../kit/curves.ts'
import { ground } from '../kit/ground.ts'
import { between, type Random, wobble } from '../kit/hand.ts'
import { type Inscription, inscribed } from '../kit/inscription.ts'
import { masked } from '../kit/layers.ts'
import { gridIn, modules } from '../kit/module-grid.ts'
import { rows } from '../kit/page.ts'
import { sheetArt, sheetOverlay } from '../kit/sheet-art.ts'
import { UP_TO_TWO_THIRDS } from '../kit/sizes.ts'
import { path } from '../kit/svg.ts'
import { splatter } from '../kit/watercolour.ts'
import { TENDER } from '../picture-sets.ts'
import type { Drawing, StaticTemplate } from '../static-template.ts'
import { type Pigment, washedPool, wetLine } from './wash.ts'

const PAPER = '0xfffdf8'
const TEAL: Pigment = { color: '#5fa9b0', settled: '#1f6f7c' }
const SAND: Pigment = { color: '#e6c79b', settled: '#b98a4c' }
const CORAL: Pigment = { color: '#ea8672', settled: '#bf4a38' }

/** In shares of the shorter side. */
const MARGIN = 0.062
const GAP = 0.024
/** For the words at the foot. */
const FOOT = { upright: 0.215, square: 0.205, lying: 0.225 }

const WORDS: Inscription = {
  name: { font: 'Crimson Text', weight: '600', color: '0x174a5c', caps: false },
  line: { font: 'Crimson Text', weight: '600', color: '0x2b6377', caps: true, tracking: 0.1, letters: 14 },
  lineCaps: 0.46,
  lineGap: 0.56,
  align: 'left',
  fill: 0.85,
}

function planOf(format: Format): readonly string[] {
  switch (orientationOf(format)) {
    case ORIENTATION.portrait:
      return [...rows(4, 'AAAAAAAABBBB'), ...rows(4, 'AAAAAAAACCCC'), ...rows(4, 'DDDDEEEEFFFF')]
    case ORIENTATION.square:
      return [...rows(5, 'AAAAAAABBBBB'), ...rows(5, 'AAAAAAACCCCC'), ...rows(6, 'DDDDEEEEFFFF')]
    default:
      return [...rows(5, 'AAAAAAABBBBCCCC'), ...rows(5, 'AAAAAAADDDDEEEE')]
  }
}

function footOf({ width, height }: Format): number {
  const share = width === height ? FOOT.square : width > height ? FOOT.lying : FOOT.upright
  return Math.min(width, height) * share
}

/** Three transparent washes meet from two corners; white paper between them, photos dry on top. */
function draw(format: Format): Drawing {
  const { width, height } = format
  const short = Math.min(width, height)
  const random = seededRandom(23)
  const [margin, foot, plan] = [short * MARGIN, footOf(format), planOf(format)]
  const inner = { x: margin, y: margin, width: width - 2 * margin, height: height - margin - foot }
  return {
    art: { wash: sheetArt(format, washes(format, seededRandom(8))) },
    layers: [
      ground(format, PAPER),
      sheetOverlay('wash', format),
      ...modules(plan, gridIn(inner, plan, short * GAP)).flatMap((box, index) => {
        const viewport = { width: box.width, height: box.height }
        return masked(index + 1, box, viewport, smoothPath(dried(viewport, short, random), true))
      }),
      ...inscribed(wordsIn(format), format, WORDS),
    ],
  }
}

function wordsIn(format: Format): Rect {
  const { width, height } = format
  const [margin, foot] = [Math.min(width, height) * MARGIN, footOf(format)]
  return { x: margin, y: height - foot, width: width * 0.62 - margin, height: foot }
}

/** Lines in shares of the sheet, from where they come in over one edge to where they leave over another. */
type Shore = readonly (readonly [x: number, y: number])[]

const SHORES: readonly {
  readonly pigment: Pigment
  readonly corner: readonly [number, number]
  readonly line: Shore
}[] = [
  {
    pigment: SAND,
    corner: [0, 0],
    line: [
      [0.98, -1],
      [0.9, 0.06],
      [0.62, 0.34],
      [0.3, 0.5],
      [0.12, 0.72],
      [-1, 0.79],
    ],
  },
  {
    pigment: TEAL,
    corner: [0, 0],
    line: [
      [0.66, -1],
      [0.6, 0.05],
      [0.5, 0.3],
      [0.2, 0.42],
      [0.05, 0.56],
      [-1, 0.6],
    ],
  },
  {
    pigment: SAND,
    corner: [1, 1],
    line: [
      [2, 0.2],
      [0.96, 0.28],
      [0.86, 0.5],
      [0.74, 0.72],
      [0.7, 0.9],
      [0.72, 2],
    ],
  },
  {
    pigment: CORAL,
    corner: [1, 1],
    line: [
      [2, 0.44],
      [0.965, 0.5],
      [0.9, 0.7],
      [0.8, 0.86],
      [0.79, 0.95],
      [0.8, 2],
    ],
  },
  // Once more into the wet corners, where colour is deepest.
  {
    pigment: TEAL,
    corner: [0, 0],
    line: [
      [0.36, -1],
      [0.3, 0.035],
      [0.12, 0.1],
      [0.04, 0.3],
      [-1, 0.34],
    ],
  },
  {
    pigment: CORAL,
    corner: [1, 1],
    line: [
      [2, 0.7],
      [0.975, 0.76],
      [0.93, 0.87],
      [0.89, 0.955],
      [0.88, 2],
    ],
  },
]

function washes({ width, height }: Format, random: Random): string[] {
  const short = Math.min(width, height)
  const at = (share: number, length: number) => (share < 0 ? -BEYOND : share > 1 ? length + BEYOND : share * length)
  const pools = SHORES.flatMap(({ pigment, corner: [cornerX, cornerY], line }) => {
    const shore = line.map(([x, y]) => ({ x: at(x, width), y: at(y, height) }))
    const corner = {
      x: cornerX === 0 ? -BEYOND : width + BEYOND,
      y: cornerY === 0 ? -BEYOND : height + BEYOND,
    }
    const outline = [...wetLine(shore, short * 0.024, random), shore.at(-1) ?? corner, corner]
    return washedPool({ outline, middle: corner, short, pigment }, random)
  })
  const drops = (x: number, y: number, fill: string) => {
    const isFree = (drop: Point) => drop.x > 0.7 && drop.y > 0.7 && drop.x < width - 0.7 && drop.y < height - 0.7
    const marks = splatter({ x: width * x, y: height * y }, short * 0.11, 26, short * 0.0075, random, isFree)
    return marks === '' ? [] : [path(marks, { fill, 'fill-opacity': 0.6 })]
  }
  return [...pools, ...drops(0.985, 0.16, SAND.settled), ...drops(0.72, 1, CORAL.settled)]
}

/** A photo's edge as colour dries along a taped line: nearly straight, nowhere quite the same. */
function dried({ width, height }: Size, short: number, random: Random): Point[] {
  const rim = short * 0.0042
  const [top, right, bottom, left] = [0, 1, 2, 3].map(() => wobble(random, 1, 3))
  const along = (length: number) => {
    const count = Math.max(4, Math.round(length / (short * 0.02)))
    return Array.from({ length: count }, (_, nth) => (nth + 0.5) / count)
  }
  const off = (swell: ((share: number) => number) | undefined, share: number, length: number) =>
    rim * (0.5 + 0.35 * (swell?.((share * length) / (short * 0.5)) ?? 0)) + rim * between(random, 0, 0.3)
  return [
    ...along(width).map((share) => ({ x: share * width, y: off(top, share, width) })),
    ...along(height).map((share) => ({ x: width - off(right, share, height), y: share * height })),
    ...along(width).map((share) => ({ x: (1 - share) * width, y: height - off(bottom, share, width) })),
    ...along(height).map((share) => ({ x: off(left, share, height), y: (1 - share) * height })),
  ]
}

export const aquarelle: StaticTemplate = {
  id: 'painting-aquarelle',
  moods: ['romantic', 'colourful'],
  asks: ['names', 'placeAndDate'],
  pictures: TENDER,
  theme: 'painting',
  sizes: UP_TO_TWO_THIRDS,
  draw,
}
