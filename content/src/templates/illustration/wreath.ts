import { type Format, ORIENTATION, orientationOf } from '@collagerie/core/format'
import { inset, type Point, type Rect, seededRandom } from '@collagerie/core/geometry'
import { polar } from '../kit/curves.ts'
import { ground } from '../kit/ground.ts'
import { between, type Random } from '../kit/hand.ts'
import { inkBerry, inkLeaf, type LineAndWash } from '../kit/ink-leaf.ts'
import { photo, subtitle, title } from '../kit/layers.ts'
import { gridIn, modules } from '../kit/module-grid.ts'
import { taperedLine } from '../kit/pen.ts'
import { sheetArt, sheetOverlay } from '../kit/sheet-art.ts'
import { UP_TO_TWO_THIRDS } from '../kit/sizes.ts'
import { path } from '../kit/svg.ts'
import type { Drawing, StaticTemplate } from '../static-template.ts'

const PAPER = '0xfdfbf6'
const INK = '#2c4a42'
const GREENS = [
  { body: '#a9c5ab', shade: '#5f8f7c' },
  { body: '#c9d8b8', shade: '#86a874' },
  { body: '#8fb5a6', shade: '#47796c' },
]
const BERRY = { body: '#ef9f85', shade: '#cc5b45' }
/** A little squarer than round, so that a name has room in it. */
const POWER = 2.35

/** The place of the wreath is the dots. */
function planOf(format: Format): readonly string[] {
  const ratio = format.width / format.height
  switch (orientationOf(format)) {
    case ORIENTATION.portrait:
      return ratio > 0.72
        ? ['AABBC', 'D...C', 'D...E', 'F...E', 'F...G', 'HHIIG']
        : ['AABBB', 'AABBB', 'C...D', 'C...D', 'E...F', 'E...G', 'HHIIG']
    case ORIENTATION.square:
      return ['AABBC', 'D...C', 'D...E', 'F...E', 'FGGHH']
    default:
      return ratio < 1.4 ? ['ABBCC', 'A...D', 'E...D', 'EFFGG'] : ['AABBCC', 'D....E', 'D....E', 'FFGGHH']
  }
}

/** A wreath of leaves round the names in the middle of the photos; it lays its tips on them. */
function draw(format: Format): Drawing {
  const { width, height } = format
  const short = Math.min(width, height)
  const random = seededRandom(5)
  const margin = short * 0.045
  const gap = short * 0.018
  const plan = planOf(format)
  const grid = gridIn(inset({ x: 0, y: 0, ...format }, margin), plan, gap)
  const photos = modules(plan, grid)
  const open = plan.filter((line) => line.includes('.'))
  const cols = (open[0] ?? '').split('.').length - 1
  const room = {
    x: grid.x + grid.cellWidth + gap,
    y: grid.y + plan.findIndex((line) => line.includes('.')) * (grid.cellHeight + gap),
    width: cols * (grid.cellWidth + gap) - gap,
    height: open.length * (grid.cellHeight + gap) - gap,
  }
  const leaf = short * 0.078
  const ring = inset(room, leaf * 0.38)
  const words = { x: ring.x + ring.width * 0.09, width: ring.width * 0.82 }
  const middle = ring.y + ring.height / 2
  const line = short * 0.12
  return {
    art: { wreath: sheetArt(format, wreathMarks(ring, leaf, random)) },
    layers: [
      ground(format, PAPER),
      ...photos.map((box, index) => photo(index + 1, box)),
      sheetOverlay('wreath', format),
      title(
        { ...words, y: middle - line * 0.62, height: line },
        { font: 'McLaren', style: '400', color: '0x2c4a42', caps: false, valign: 'middle' },
      ),
      subtitle(
        { ...words, y: middle + line * 0.42, height: line * 0.34 },
        { font: 'Nunito', style: '400', color: '0xb44f3b', caps: true, valign: 'middle', tracking: 0.14 },
      ),
    ],
  }
}

/** Two branches that start together at the foot and all but meet at the top. */
function wreathMarks(ring: Rect, leaf: number, random: Random): string[] {
  return [1, -1].flatMap((side) => branch(ring, leaf, side, random))
}

function branch(ring: Rect, leaf: number, side: number, random: Random): string[] {
  const pen = leaf * 0.026
  const on = (share: number): Point => {
    const angle = Math.PI / 2 - side * (share * Math.PI * 0.955 - 0.1)
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    return {
      x: ring.x + (ring.width / 2) * (1 + Math.sign(cos) * Math.abs(cos) ** (2 / POWER)),
      y: ring.y + (ring.height / 2) * (1 + Math.sign(sin) * Math.abs(sin) ** (2 / POWER)),
    }
  }
  const spine = evenly(on, leaf * 0.5)
  const stem = path(taperedLine(spine, leaf * 0.075, leaf * 0.03), { fill: INK })
  const growth = spine.slice(1, -1).flatMap((point, index) => {
    const next = spine[index + 2] ?? point
    const heading = (Math.atan2(next.y - point.y, next.x - point.x) * 180) / Math.PI
    const size = leaf * (1 - 0.35 * (index / spine.length)) * between(random, 0.82, 1.12)
    const splay = between(random, 34, 56)
    const turn = index % 2 === 0 ? 1 : -1
    if (index % 7 === 5) return twig(point, heading + turn * 62, size, pen, random)
    const look: LineAndWash = { ...(GREENS[Math.floor(random() * GREENS.length)] ?? BERRY), ink: INK, pen }
    return [
      ...inkLeaf(point, heading + turn * splay, size, size * 0.44, look, random),
      ...inkLeaf(point, heading - turn * splay * 0.9, size * 0.86, size * 0.38, look, random),
    ]
  })
  const tip = spine.at(-1)
  const before = spine.at(-2)
  if (!tip || !before) return [stem, ...growth]
  const end = (Math.atan2(tip.y - before.y, tip.x - before.x) * 180) / Math.PI
  return [
    stem,
    ...growth,
    ...inkLeaf(tip, end, leaf * 0.62, leaf * 0.26, { ...(GREENS[1] ?? BERRY), ink: INK, pen }, random),
  ]
}

/** Berries on thin stalks. */
function twig(foot: Point, degrees: number, size: number, pen: number, random: Random): string[] {
  const look: LineAndWash = { ...BERRY, ink: INK, pen }
  return [-26, 4, 30].flatMap((splay, nth) => {
    const length = size * (nth === 1 ? 0.78 : 0.53) * between(random, 0.9, 1.1)
    const end = polar(foot, length, degrees + splay)
    const bow = polar(polar(foot, length * 0.5, degrees + splay), size * 0.05, degrees + 90)
    return [
      path(taperedLine([foot, bow, end], pen * 1.5, pen * 0.8), { fill: INK }),
      ...inkBerry(end, size * 0.115, look, random),
    ]
  })
}

/** Points a step apart along a curve. */
function evenly(on: (share: number) => Point, step: number): Point[] {
  const fine = Array.from({ length: 400 }, (_, index) => on(index / 399))
  return fine.reduce<Point[]>((kept, point) => {
    const last = kept.at(-1)
    return !last || Math.hypot(point.x - last.x, point.y - last.y) >= step ? [...kept, point] : kept
  }, [])
}

export const wreath: StaticTemplate = {
  id: 'illustration-wreath',
  theme: 'illustration',
  sizes: UP_TO_TWO_THIRDS,
  draw,
}
