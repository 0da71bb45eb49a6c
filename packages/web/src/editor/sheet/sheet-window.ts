import type { Rect, Size } from '@collagerie/core/geometry'
import type { View } from '@collagerie/painter'
import { fitOf, type SheetPose, type SheetRoom, sheetRect } from './sheet-pose.ts'

/** The part of the sheet that can be seen, and the canvas that shows it. */
export interface SheetWindow {
  /** Where the canvas lies in the room, in pixels of the screen. */
  readonly rect: Rect
  readonly pixels: Size
  readonly view: View
  /** Where the whole sheet lies. */
  readonly sheet: Rect
}

/** Everything on whole pixels of the display, or the picture would be blurred a little. */
export function windowOf(room: SheetRoom, pose: SheetPose, ratio: number): SheetWindow {
  const wanted = sheetRect(room, pose)
  const sheet = { ...wanted, x: Math.round(wanted.x * ratio) / ratio, y: Math.round(wanted.y * ratio) / ratio }
  const across = stretch(sheet.x, sheet.width, room.room.width, ratio)
  const down = stretch(sheet.y, sheet.height, room.room.height, ratio)
  return {
    rect: {
      x: sheet.x + across.start / ratio,
      y: sheet.y + down.start / ratio,
      width: across.length / ratio,
      height: down.length / ratio,
    },
    pixels: { width: across.length, height: down.length },
    view: { scale: fitOf(room) * pose.zoom * ratio, left: across.start, top: down.start },
    sheet,
  }
}

/** First pixel of the sheet that is in the room, and how many there are. */
function stretch(start: number, length: number, room: number, ratio: number) {
  const first = Math.max(0, Math.floor(-start * ratio))
  const end = Math.min(Math.round(length * ratio), Math.ceil((room - start) * ratio))
  return { start: first, length: Math.max(1, end - first) }
}
