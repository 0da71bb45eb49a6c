import { type Point, type Rect, seededRandom } from '@collagerie/core/geometry'
import { ribbonPath } from '../kit/curves.ts'
import { path } from '../kit/svg.ts'
import { middleOf } from '../kit/turned.ts'

const TURNS = 1.12
const STEPS = 64
const START = -2.1

/** A loop drawn round a picture in one go: it starts a little outside where it ends. */
export function pencilRing(around: Rect, width: number, color: string): string[] {
  const random = seededRandom(7)
  const { x, y } = middleOf(around)
  const spine = Array.from({ length: STEPS + 1 }, (_, index): Point => {
    const share = index / STEPS
    const angle = START + share * TURNS * 2 * Math.PI
    const drift = 1.0 + 0.035 * share + 0.012 * Math.sin(angle * 3 + 1)
    return {
      x: x + (around.width / 2) * 1.05 * drift * squared(Math.cos(angle)),
      y: y + (around.height / 2) * 1.09 * drift * squared(Math.sin(angle)),
    }
  })
  return [waxLine(spine, width, color, random)]
}

/** Squarer than an ellipse, so that it goes round the corners and not over the faces. */
function squared(value: number): number {
  return Math.sign(value) * Math.abs(value) ** 0.5
}

/** Wax goes on unevenly: the line swells with the hand's pressure and frays a little. */
function waxLine(spine: readonly Point[], width: number, color: string, random: () => number): string {
  const outline = ribbonPath(spine, (share) => {
    const taper = Math.min(1, share * 14, (1 - share) * 9 + 0.15)
    return width * taper * (0.82 + 0.36 * random())
  })
  return path(outline, { fill: color, 'fill-opacity': 0.9 })
}
