import type { Rect, Size } from '../geometry/index.ts'

export const ROOM_IDS = ['living', 'child', 'hallway', 'desk'] as const

export type RoomId = (typeof ROOM_IDS)[number]

/** A wall seen from the front. x counts from where pieces hang, y from the floor: up is negative. */
export interface Room {
  /** What is visible around a large piece; around a small one it is less. */
  readonly focus: Rect
  /** What a piece is compared with, since the page names its width: always visible, and drawn in this size. */
  readonly furniture: Rect
  /** The lowest place of a piece, clear of what stands below it. */
  readonly clear: number
}

/** Where the middle of a picture hangs in a gallery. */
const EYE_LEVEL = -145

export const ROOMS: Readonly<Record<RoomId, Room>> = {
  living: {
    focus: { x: -120, y: -205, width: 240, height: 242 },
    furniture: { x: -105, y: -84, width: 210, height: 87 },
    clear: -98,
  },
  child: {
    focus: { x: -100, y: -185, width: 200, height: 218 },
    furniture: { x: -80, y: -74, width: 160, height: 78 },
    clear: -84,
  },
  hallway: {
    focus: { x: -100, y: -205, width: 200, height: 234 },
    furniture: { x: -55, y: -80, width: 110, height: 83 },
    clear: -112,
  },
  desk: {
    focus: { x: -90, y: -195, width: 180, height: 217 },
    furniture: { x: -70, y: -74, width: 140, height: 77 },
    clear: -116,
  },
}

/** A small piece hangs at most this far above what stands below: further up it would belong to nothing. */
const MOST_GAP = 14

/** Where a piece hangs: at eye level, or higher or lower as required by what stands below. */
export function hangIn(room: Room, { width, height }: Size): Rect {
  const bottom = Math.max(Math.min(EYE_LEVEL + height / 2, room.clear), room.clear - MOST_GAP)
  return { x: -width / 2, y: bottom - height, width, height }
}
