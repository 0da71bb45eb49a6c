import { type Rect, type Size, union } from '../geometry/index.ts'
import type { Room } from './room.ts'

/** What of a wall is in a window: its corner in centimetres, and how large a centimetre is. */
export interface WallView {
  /** Pixels per centimetre. */
  readonly scale: number
  readonly left: number
  readonly top: number
}

/** Air above a piece that is higher than what is always in view. */
const AIR = 12
/** Of the height that is left over, what the floor gets. */
const FLOOR_SHARE = 0.35

/** As large as the window lets what has to be seen be; what is left over shows more of the room. */
export function roomView(room: Room, hung: Rect, window: Size): WallView {
  const { x, y, width, height } = hung
  const seen = union([room.focus, { x: x - AIR, y: y - AIR, width: width + 2 * AIR, height }])
  const scale = Math.min(window.width / seen.width, window.height / seen.height)
  const spare = window.height / scale - seen.height
  return {
    scale,
    left: seen.x + seen.width / 2 - window.width / scale / 2,
    top: seen.y - spare * (1 - FLOOR_SHARE),
  }
}

/** Where a box on the wall is in the window, in pixels. */
export function inWindow({ x, y, width, height }: Rect, { scale, left, top }: WallView): Rect {
  return { x: (x - left) * scale, y: (y - top) * scale, width: width * scale, height: height * scale }
}
