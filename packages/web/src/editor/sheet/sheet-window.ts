import type { Rect, Size } from '@collagerie/core/geometry'
import type { View } from '@collagerie/painter'
import { fitOf, type SheetPose, type SheetViewport, sheetRect } from './sheet-pose.ts'

/** The part of the sheet that can be seen, and the canvas that shows it. */
export interface SheetWindow {
  /** Where the canvas lies in the viewport, in pixels of the screen. */
  readonly rect: Rect
  readonly pixels: Size
  readonly view: View
  /** Where the whole sheet lies. */
  readonly sheet: Rect
}

/** Everything on whole pixels of the display, or the picture would be blurred a little. */
export function windowOf(viewport: SheetViewport, pose: SheetPose, ratio: number): SheetWindow {
  const wanted = sheetRect(viewport, pose)
  const sheet = { ...wanted, x: Math.round(wanted.x * ratio) / ratio, y: Math.round(wanted.y * ratio) / ratio }
  const across = stretch(sheet.x, sheet.width, viewport.size.width, ratio)
  const down = stretch(sheet.y, sheet.height, viewport.size.height, ratio)
  return {
    rect: {
      x: sheet.x + across.start / ratio,
      y: sheet.y + down.start / ratio,
      width: across.length / ratio,
      height: down.length / ratio,
    },
    pixels: { width: across.length, height: down.length },
    view: { scale: fitOf(viewport) * pose.zoom * ratio, left: across.start, top: down.start },
    sheet,
  }
}

/** First pixel of the sheet that is in the viewport, and how many there are. */
function stretch(start: number, length: number, space: number, ratio: number) {
  const first = Math.max(0, Math.floor(-start * ratio))
  const end = Math.min(Math.round(length * ratio), Math.ceil((space - start) * ratio))
  return { start: first, length: Math.max(1, end - first) }
}
