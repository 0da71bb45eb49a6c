import { type Point, type Rect, seededRandom } from '@collagerie/core/geometry'
import { ribbonPath } from '../kit/curves.ts'
import { path } from '../kit/svg.ts'
import { middleOf } from '../kit/turned.ts'

const TURNS = 1.17
const STEPS = 64
const START = -2.35

/** A loop drawn round a picture in one go, its ends crossing, and a cross beside it: this one. */
export function pencilMarks(around: Rect, width: number, color: string): string[] {
  const random = seededRandom(7)
  const { x, y } = middleOf(around)
  const spine = Array.from({ length: STEPS + 1 }, (_, index): Point => {
    const share = index / STEPS
    const angle = START + share * TURNS * 2 * Math.PI
    const drift = 0.97 + 0.12 * share + 0.02 * Math.sin(angle * 2 + 1)
    return {
      x: x + (around.width / 2) * 1.05 * drift * squared(Math.cos(angle)),
      y: y + (around.height / 2) * 1.09 * drift * squared(Math.sin(angle)),
    }
  })
  const heart = { x: x + around.width * 0.36, y: y - around.height * 0.58 }
  const arm = width * 2.1
  const stroke = (lean: number) =>
    Array.from({ length: 9 }, (_, index): Point => {
      const along = (index / 4 - 1) * arm
      return { x: heart.x + along * lean + arm * 0.1 * Math.sin(index), y: heart.y + along }
    })
  return [spine, stroke(0.8), stroke(-1)].map((line) => waxLine(line, width, color, random))
}

/** Squarer than an ellipse, so that it goes round the corners and not over the faces. */
function squared(value: number): number {
  return Math.sign(value) * Math.abs(value) ** 0.62
}

/** Wax goes on unevenly: the line swells with the hand's pressure and frays a little. */
function waxLine(spine: readonly Point[], width: number, color: string, random: () => number): string {
  const outline = ribbonPath(spine, (share) => {
    const taper = Math.min(1, share * 14 + 0.3, (1 - share) * 9 + 0.15) * (1.55 - 0.85 * share)
    return width * taper * (0.86 + 0.28 * random())
  })
  return path(outline, { fill: color, 'fill-opacity': 0.9 })
}
