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

/** A window in which a whole room would leave a piece as large as a stamp, in pixels. */
const SMALL: Size = { width: 480, height: 330 }
/** Of a small window's width, what a piece takes, as long as enough of the room is left to compare it with. */
const PIECE_SHARE = 0.3
const LEAST_OF_ROOM = 0.62
/** As large as the window lets what has to be seen be; what is left over shows more of the room. */
export function roomView(room: Room, hung: Rect, window: Size): WallView {
  const { x, y, width, height } = hung
  const focus = focusIn(room, hung, window)
  const seen = union([focus, { x: x - AIR, y: y - AIR, width: width + 2 * AIR, height }])
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

/** What of a room is in view: all of it, or in a small window what is around the piece. */
function focusIn({ focus }: Room, { y, width }: Rect, window: Size): Rect {
  if (window.width >= SMALL.width && window.height >= SMALL.height) return focus
  const share = Math.min(1, Math.max(LEAST_OF_ROOM, width / PIECE_SHARE / focus.width))
  const seen = { width: focus.width * share, height: focus.height * share }
  const lowest = focus.y + focus.height - seen.height
  return { x: focus.x + (focus.width - seen.width) / 2, y: Math.min(lowest, Math.max(focus.y, y - AIR)), ...seen }
}
