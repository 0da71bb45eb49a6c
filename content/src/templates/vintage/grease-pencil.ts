import { type Point, type Rect, seededRandom } from '@collagerie/core/geometry'
import { ribbonPath } from '../kit/curves.ts'
import { path } from '../kit/svg.ts'
import { middleOf } from '../kit/turned.ts'

const STEPS = 72

/** A hand goes round twice: where it sets out, how far it goes, how far outside the picture, and how it strays. */
const LOOPS = [
  { start: -2.2, turns: 1.06, out: 0.009, stray: 0.004, phase: 0.4 },
  { start: -2.5, turns: 1.1, out: 0.008, stray: 0.005, phase: 2.7 },
]
/** All lengths are shares of this unit. */
const WIDTH = 0.0072

/** Two loops drawn round a picture in one go, and a tick in its corner: this one. */
export function pencilMarks(around: Rect, unit: number, color: string): string[] {
  const random = seededRandom(7)
  const { x, y } = middleOf(around)
  const loops = LOOPS.map(({ start, turns, out, stray, phase }) =>
    Array.from({ length: STEPS + 1 }, (_, index): Point => {
      const share = index / STEPS
      const angle = start + share * turns * 2 * Math.PI
      const off = unit * (out + stray * Math.sin(angle * 3 + phase) * 0.5 - stray * (share - 0.5))
      return {
        x: x + (around.width / 2 + off) * squared(Math.cos(angle)),
        y: y + (around.height / 2 + off) * squared(Math.sin(angle)),
      }
    }),
  )
  const foot = { x: around.x + around.width - unit * 0.052, y: around.y + around.height - unit * 0.018 }
  const tick = [
    [-0.026, -0.022],
    [-0.014, -0.012],
    [0, 0],
    [0.012, -0.026],
    [0.03, -0.054],
  ].map(([dx = 0, dy = 0]) => ({ x: foot.x + dx * unit, y: foot.y + dy * unit }))
  return [...loops, tick].map((line) => waxLine(line, unit * WIDTH, color, random))
}

/** Squarer than an ellipse, so that it goes round the corners and not over the faces. */
function squared(value: number): number {
  return Math.sign(value) * Math.abs(value) ** 0.36
}

/** Wax goes on unevenly: the line swells with the hand's pressure and frays a little. */
function waxLine(spine: readonly Point[], width: number, color: string, random: () => number): string {
  const outline = ribbonPath(spine, (share) => {
    const taper = Math.min(1, share * 14 + 0.3, (1 - share) * 9 + 0.15) * (1.3 - 0.5 * share)
    return width * taper * (0.86 + 0.28 * random())
  })
  return path(outline, { fill: color, 'fill-opacity': 0.9 })
}
