import { clamp, inDegrees, type Point, seededRandom } from '@collagerie/core/geometry'
import { composed } from '../kit/composed.ts'
import { circlePath, polar, polygonPath, smoothPath } from '../kit/curves.ts'
import { between, type Random } from '../kit/hand.ts'
import { layerColour } from '../kit/layer-colour.ts'
import { type DrawnPage, isWide, rows } from '../kit/page.ts'
import { paperShadow } from '../kit/paper-shadow.ts'
import { path } from '../kit/svg.ts'
import { paperGrain } from '../kit/texture.ts'

const NAVY = '#2d4263'
const CREAM = '#fff6e4'
const CLOTHS = ['#d8513b', '#e6ab3f', NAVY] as const
/** How long a flag is on a sheet of this shape, as a share of the shorter side. */
const FLAG = { upright: 0.12, wide: 0.127 }
/** In lengths of a flag: how deep the cord sags between the edges, and how far the lowest flag hangs down. */
const SAG = 0.38
const OVER = 0.3
/** How far the cord goes on beyond the sheet, level, as a share of the shorter side: past every wrap. */
const BEYOND = 0.2

/** One cord of flags in a deep bow over the upper photos; it runs on over both edges. */
function flagLine({ field, short, sheet, shape, photos }: DrawnPage): string[] {
  const { x, width } = field('g')
  const size = short * (isWide(shape) ? FLAG.wide : FLAG.upright)
  const beyond = short * BEYOND
  const y = Math.min(...photos.map((box) => box.y)) + size * (OVER - 1.08 - SAG)
  const whole = sheet.width + 2 * beyond
  const ends = [(x + beyond) / whole, (x + width + beyond) / whole] as const
  const sagAt = (share: number) => {
    const on = clamp((share * whole - beyond) / sheet.width, 0, 1)
    return size * SAG * 4 * on * (1 - on)
  }
  const on = (share: number): Point => ({ x: share * whole - beyond, y: y + sagAt(share) })
  const { flags, cord } = garland(on, whole, size, ends, seededRandom(17))
  return [
    ...paperShadow(flags.map(({ outline }) => outline).join(''), size * 0.09, '#1c2738', 0.04),
    ...flags.flatMap(({ marks }) => marks),
    path(smoothPath(cord.map((point) => ({ x: point.x, y: point.y + size * 0.03 }))), {
      fill: 'none',
      stroke: '#1c2738',
      'stroke-width': size * 0.04,
      'stroke-opacity': 0.16,
    }),
    path(smoothPath(cord), { fill: 'none', stroke: NAVY, 'stroke-width': size * 0.036 }),
  ]
}

/** A party: flags above the photos, the name in round letters. */
export const bunting = composed({
  id: 'illustration-bunting',
  moods: ['playful', 'colourful'],
  occasions: ['birthday'],
  asks: ['names', 'date'],
  pictures: [
    'tide',
    'beach-umbrellas',
    'kite',
    'hot-air-balloons',
    'child-and-dog',
    'rowing-boat',
    'bicycle-wall',
    'poppy-field',
    'bouquet',
    'strawberries',
  ],
  theme: 'illustration',
  paper: '0xf6eddc',
  margin: 0.05,
  gap: 0.017,
  plans: {
    portrait: [...rows(4, 'gggggg'), ...rows(11, 'AAAABB'), ...rows(10, 'AAAACC'), ...rows(11, 'DDDEEE')],
    square: [...rows(8, 'gggggg'), ...rows(21, 'AAABBB'), ...rows(18, 'CCDDEE')],
    landscape: [...rows(9, 'g'.repeat(12)), ...rows(21, 'AAAAAABBBCCC'), ...rows(21, 'AAAAAADDDEEE')],
    panorama: [...rows(6, 'gggggggggggggg'), ...rows(12, 'AAAAAABBBBBCCC'), ...rows(12, 'AAAAAABBBBBDDD')],
  },
  texture: ({ sheet }) => paperGrain(sheet, { seed: 71, colors: ['#d8c29b', '#fffdf6'], opacity: 0.45, count: 140 }),
  over: flagLine,
  clear: () => 0.014,
  words: (shape) => ({
    name: { font: 'Limelight', weight: '400', color: layerColour(NAVY), caps: false },
    line: { font: 'Josefin Sans', weight: '400', color: '0xb8402c', caps: true, tracking: 0.12, letters: 14 },
    beside: isWide(shape),
    ...(shape === 'panorama' ? { share: 0.41 } : {}),
  }),
})

interface Flag {
  readonly outline: string
  readonly marks: readonly string[]
}

interface Garland {
  readonly flags: readonly Flag[]
  readonly cord: readonly Point[]
}

/** A cord this long, with flags along some of it. */
function garland(
  on: (share: number) => Point,
  long: number,
  size: number,
  [start, end]: readonly [number, number],
  random: Random,
): Garland {
  const room = long * (end - start)
  const count = Math.round(room / (size * 0.86))
  const step = (end - start) / count
  const flags = Array.from({ length: count }, (_, index) => {
    const share = start + (index + 0.5) * step
    return pennant(on(share - step * 0.47), on(share + step * 0.47), size * between(random, 1.04, 1.1), index, random)
  })
  return { flags, cord: Array.from({ length: 29 }, (_, index) => on(index / 28)) }
}

/** Folded over the cord, printed in one colour beside its own, and shaded where it turns from the light. */
function pennant(left: Point, right: Point, tall: number, index: number, random: Random): Flag {
  const heading = inDegrees(Math.atan2(right.y - left.y, right.x - left.x))
  const middle = { x: (left.x + right.x) / 2, y: (left.y + right.y) / 2 }
  const tip = polar(middle, tall, heading + 90 + between(random, -4, 4))
  const across = (down: number, share: number): Point => mix(mix(left, tip, down), mix(right, tip, down), share)
  const outline = polygonPath([left, right, tip])
  return {
    outline,
    marks: [
      path(outline, { fill: CLOTHS[index % CLOTHS.length] ?? NAVY }),
      path(pattern(index, across), { fill: CREAM }),
      path(polygonPath([across(0, 0.5), right, tip]), { fill: '#16223a', 'fill-opacity': 0.1 }),
      path(polygonPath([left, right, across(0.085, 1), across(0.085, 0)]), { fill: '#16223a', 'fill-opacity': 0.2 }),
    ],
  }
}

type Across = (down: number, share: number) => Point

const stripe = (across: Across, down: number, broad: number) =>
  polygonPath([across(down, 0), across(down, 1), across(down + broad, 1), across(down + broad, 0)])

/**
 * Stripes, dots, chevrons, rays: by turns, four to three colours, so that it takes twelve flags until one comes again.
 */
function pattern(index: number, across: Across): string {
  const unit = Math.hypot(across(0, 1).x - across(0, 0).x, across(0, 1).y - across(0, 0).y)
  switch (index % 4) {
    case 0:
      return [0.2, 0.4, 0.6].map((down) => stripe(across, down, 0.09)).join('')
    case 1:
      return [
        [0.22, 0.2],
        [0.22, 0.5],
        [0.22, 0.8],
        [0.4, 0.33],
        [0.4, 0.67],
        [0.58, 0.5],
      ]
        .map(([down = 0, share = 0]) => circlePath(across(down, share), unit * 0.062))
        .join('')
    case 2:
      return [0.16, 0.34, 0.52]
        .map((down) =>
          polygonPath([
            across(down, 0.06),
            across(down + 0.16, 0.5),
            across(down, 0.94),
            across(down + 0.08, 0.94),
            across(down + 0.25, 0.5),
            across(down + 0.08, 0.06),
          ]),
        )
        .join('')
    default:
      return [0.12, 0.38, 0.64]
        .map((share) => polygonPath([across(0.085, share), across(0.085, share + 0.13), across(0.97, 0.5)]))
        .join('')
  }
}

function mix(a: Point, b: Point, share: number): Point {
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share }
}
