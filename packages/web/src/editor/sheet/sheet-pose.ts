import type { Rect, ScreenPoint, Size } from '@collagerie/core/geometry'
import { restingZoom, VIEW_ZOOM } from '@collagerie/core/handling'

const CM_PER_INCH = 2.54

/** iOS gives no canvas of more than 16.7 million pixels. */
const MOST_PIXELS = 16_000_000

/** The room on the screen, the sheet in it, and the air that stays round a sheet seen whole. */
export interface SheetRoom {
  readonly room: Size
  readonly air: number
  readonly format: Size
}

/** Where the sheet lies in its room, in pixels of the screen, and how much it is enlarged. */
export interface SheetPose extends ScreenPoint {
  readonly zoom: number
}

/** Pixels of the screen per centimetre of a sheet seen whole. */
export function fitOf({ room, air, format }: SheetRoom): number {
  const fit = Math.min((room.width - 2 * air) / format.width, (room.height - 2 * air) / format.height)
  return Math.max(fit, 1 / Math.max(format.width, format.height))
}

export function wholeSheet(room: SheetRoom): SheetPose {
  return settled(room, { zoom: VIEW_ZOOM.least, x: 0, y: 0 })
}

/** How many pixels of a canvas there are to one of the screen: what the display has, within what a canvas may hold. */
export function pixelRatio({ room }: SheetRoom, displayRatio: number): number {
  return Math.min(displayRatio, Math.sqrt(MOST_PIXELS / (room.width * room.height)))
}

export function sheetRect(room: SheetRoom, { zoom, x, y }: SheetPose): Rect {
  const scale = fitOf(room) * zoom
  return { x, y, width: room.format.width * scale, height: room.format.height * scale }
}

/** A sheet smaller than its room lies in the middle; a larger one may be moved until its edge is in view with its air. */
export function settled(room: SheetRoom, pose: SheetPose): SheetPose {
  const { width, height } = sheetRect(room, pose)
  return {
    zoom: pose.zoom,
    x: settledAlong(pose.x, width, room.room.width, room.air),
    y: settledAlong(pose.y, height, room.room.height, room.air),
  }
}

function settledAlong(start: number, length: number, room: number, air: number): number {
  if (length <= room - 2 * air) return (room - length) / 2
  return Math.min(air, Math.max(room - length - air, start))
}

/** What a fingertip hits for sure, and what it hits with ease. */
const FINGER_PX = 44
const EASY_PX = 66

/** The zoom at which a slot so many pixels wide or high can be hit by a finger; as it is where it can be already. */
export function zoomForFinger(zoom: number, slotPx: number): number {
  if (slotPx >= FINGER_PX) return zoom
  return Math.min(VIEW_ZOOM.most, zoom * (EASY_PX / Math.max(1, slotPx)))
}

/** Enlarges about a spot of the room, which stays where it is as far as the sheet's edges allow. */
export function zoomedTo(room: SheetRoom, pose: SheetPose, zoom: number, at: ScreenPoint): SheetPose {
  const ratio = zoom / pose.zoom
  return settled(room, { zoom, x: at.x - (at.x - pose.x) * ratio, y: at.y - (at.y - pose.y) * ratio })
}

/** The pose a gesture may leave the sheet in, about the spot of the room where it ended. */
export function rested(room: SheetRoom, pose: SheetPose, displayRatio: number, at: ScreenPoint): SheetPose {
  const zoom = restingZoom(pose.zoom, fitOf(room) * displayRatio * CM_PER_INCH)
  return zoomedTo(room, pose, zoom, at)
}

export function moved(room: SheetRoom, pose: SheetPose, by: ScreenPoint): SheetPose {
  return settled(room, { zoom: pose.zoom, x: pose.x + by.x, y: pose.y + by.y })
}

/** Moves the sheet just so far that a box of it, in centimetres, can be seen. */
export function revealing(room: SheetRoom, pose: SheetPose, box: Rect): SheetPose {
  const scale = fitOf(room) * pose.zoom
  return moved(room, pose, {
    x: wayIntoView(pose.x + box.x * scale, box.width * scale, room.room.width),
    y: wayIntoView(pose.y + box.y * scale, box.height * scale, room.room.height),
  })
}

function wayIntoView(start: number, length: number, room: number): number {
  if (start < 0 || length > room) return -start
  return Math.min(0, room - (start + length))
}
