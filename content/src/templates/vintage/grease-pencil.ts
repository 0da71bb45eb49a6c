import { type Point, type Rect, seededRandom } from '@collagerie/core/geometry'
import { ribbonPath } from '../kit/curves.ts'
import { path } from '../kit/svg.ts'
import { middleOf } from '../kit/turned.ts'

const TURNS = 1.12
const STEPS = 160
const START = -2.1

/** A loop drawn round a picture in one go, so far away from it: it ends a little outside where it starts. */
export function pencilRing(around: Rect, away: number, width: number, color: string): string[] {
  const random = seededRandom(7)
  const { x, y } = middleOf(around)
  const loop = Array.from({ length: STEPS + 1 }, (_, index): Point => {
    const share = index / STEPS
    const angle = START + share * TURNS * 2 * Math.PI
    const out = away * (1 + 0.45 * share + 0.2 * Math.sin(angle * 3 + 1))
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    // Along the sides, so that it goes round the corners and not over the faces.
    const reach = Math.min(
      (around.width / 2 + out) / Math.max(Math.abs(cos), 1e-6),
      (around.height / 2 + out) / Math.max(Math.abs(sin), 1e-6),
    )
    return { x: x + cos * reach, y: y + sin * reach }
  })
  return [waxLine(rounded(loop), width, color, random)]
}

/** A hand turns no sharp corner: every point moves to the middle of its neighbours. */
function rounded(loop: readonly Point[]): Point[] {
  return loop.map((point, nth) => {
    const around = loop.slice(Math.max(0, nth - 2), nth + 3)
    return nth < 2 || nth > loop.length - 3
      ? point
      : {
          x: around.reduce((sum, each) => sum + each.x, 0) / around.length,
          y: around.reduce((sum, each) => sum + each.y, 0) / around.length,
        }
  })
}

/** Wax goes on unevenly: the line swells with the hand's pressure and frays a little. */
function waxLine(spine: readonly Point[], width: number, color: string, random: () => number): string {
  const outline = ribbonPath(spine, (share) => {
    const taper = Math.min(1, share * 14, (1 - share) * 9 + 0.15)
    return width * taper * (0.82 + 0.36 * random())
  })
  return path(outline, { fill: color, 'fill-opacity': 0.9 })
}
