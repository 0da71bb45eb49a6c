import { type Rect, type Size, union } from '../geometry/index.ts'
import type { Room } from './room.ts'

/** The visible part of a wall: its corner in centimetres, and the scale. */
export interface WallViewport {
  /** Pixels per centimetre. */
  readonly scale: number
  readonly left: number
  readonly top: number
}

/** Air above a piece that is higher than what is always in view. */
const AIR = 12
/** The floor's share of the remaining height. */
const FLOOR_SHARE = 0.35

/** The piece's share of the window, where a whole room would make it as small as a stamp. */
const PIECE_SHARE: Size = { width: 0.3, height: 0.36 }
/** So much of a room always stays for comparison: as a share of the view, and of its own width. */
const LEAST_OF_VIEW = 0.5
const LEAST_OF_ROOM = 0.62

/** Free space around the furniture, in centimetres. */
const BESIDE = 8

/** As large as the window allows the required part to be; the rest shows more of the room. */
export function roomView(room: Room, hung: Rect, window: Size): WallViewport {
  const { x, y, width, height } = hung
  const seen = union([
    focusIn(room, hung, window),
    { x: x - AIR, y: y - AIR, width: width + 2 * AIR, height },
    around(room.furniture, BESIDE),
  ])
  const scale = Math.min(window.width / seen.width, window.height / seen.height)
  const spare = window.height / scale - seen.height
  return {
    scale,
    left: seen.x + seen.width / 2 - window.width / scale / 2,
    top: seen.y - spare * (1 - FLOOR_SHARE),
  }
}

/** Where a box on the wall is in the window, in pixels. */
export function inWindow({ x, y, width, height }: Rect, { scale, left, top }: WallViewport): Rect {
  return { x: (x - left) * scale, y: (y - top) * scale, width: width * scale, height: height * scale }
}

/** The visible part of a room: around the piece, or all of it for a large one. */
function focusIn({ focus }: Room, { y, width, height }: Rect, window: Size): Rect {
  const scale = Math.min(window.width / focus.width, window.height / focus.height)
  const whole = { width: window.width / scale, height: window.height / scale }
  const share = Math.min(
    1,
    Math.max(
      width / PIECE_SHARE.width / whole.width,
      height / PIECE_SHARE.height / whole.height,
      LEAST_OF_VIEW,
      (LEAST_OF_ROOM * focus.width) / whole.width,
    ),
  )
  const seen = { width: focus.width * share, height: focus.height * share }
  const lowest = focus.y + focus.height - seen.height
  return { x: focus.x + (focus.width - seen.width) / 2, y: Math.min(lowest, Math.max(focus.y, y - AIR)), ...seen }
}

function around({ x, y, width, height }: Rect, air: number): Rect {
  return { x: x - air, y: y - air, width: width + 2 * air, height: height + 2 * air }
}
