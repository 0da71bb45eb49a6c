import { inRadians, type Point, type Rect, seededRandom } from '@collagerie/core/geometry'
import { ribbonPath } from '../kit/curves.ts'
import { path } from '../kit/svg.ts'
import { middleOf } from '../kit/turned.ts'

const STEPS = 84

/**
 * A hand goes round twice without coming back to where it set out: the loops begin far out or far in and end the other
 * way, each tilted a little, and round in its own way.
 */
const LOOPS = [
  { start: -2.05, turns: 1.13, from: 0.86, to: 1.15, tilt: -1.4, square: 0.59 },
  { start: -0.75, turns: 0.56, from: 1.25, to: 0.75, tilt: 1.8, square: 0.52 },
]
/** All lengths are shares of this unit. */
const WIDTH = 0.0057

/** How far the loops go over the edge of a picture. */
export interface Overshoot {
  readonly left: number
  readonly right: number
  readonly up: number
  readonly down: number
}

/** Two open loops drawn round a picture in one go: this one. */
export function pencilMarks(around: Rect, over: Overshoot, unit: number, color: string): string[] {
  const random = seededRandom(7)
  const { x, y } = middleOf(around)
  const loops = LOOPS.map(({ start, turns, from, to, tilt, square }) =>
    Array.from({ length: STEPS + 1 }, (_, index): Point => {
      const share = index / STEPS
      const angle = start + share * turns * 2 * Math.PI
      const far = from + (to - from) * share
      const [across, down] = [rounded(Math.cos(angle), square), rounded(Math.sin(angle), square)]
      const turned = angle + inRadians(tilt)
      const lean = Math.sin(turned * 2) * Math.sin(inRadians(tilt)) * 0.5
      return {
        x: x + (around.width / 2 + (across < 0 ? over.left : over.right) * far) * across,
        y: y + (around.height / 2 + (down < 0 ? over.up : over.down) * far) * down + around.height * lean,
      }
    }),
  )
  return loops.map((line) => waxLine(line, unit * WIDTH, color, random))
}

/** Squarer than an ellipse, so that it cuts the corners and not the faces. */
function rounded(value: number, square: number): number {
  return Math.sign(value) * Math.abs(value) ** square
}

/** Wax goes on unevenly: the line swells with the hand's pressure and frays a little. */
function waxLine(spine: readonly Point[], width: number, color: string, random: () => number): string {
  const outline = ribbonPath(spine, (share) => {
    const taper = Math.min(1, share * 14 + 0.3, (1 - share) * 9 + 0.15) * (1.3 - 0.5 * share)
    return width * taper * (0.86 + 0.28 * random())
  })
  return path(outline, { fill: color, 'fill-opacity': 0.9 })
}
