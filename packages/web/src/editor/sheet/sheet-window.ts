import type { Rect, Size } from '@collagerie/core/geometry'
import type { View } from '@collagerie/painter'
import { fitOf, type SheetPose, type SheetViewport, sheetRect } from './sheet-pose.ts'

/** The visible part of the sheet, and the canvas that shows it. */
export interface SheetWindow {
  /** The canvas's place in the viewport, in screen pixels. */
  readonly rect: Rect
  readonly pixels: Size
  readonly view: View
  /** The place of the whole sheet. */
  readonly sheet: Rect
}

/** Everything lies on whole display pixels, or the picture would be blurred. */
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

/** The first visible pixel of the sheet, and how many there are. */
function stretch(start: number, length: number, space: number, ratio: number) {
  const first = Math.max(0, Math.floor(-start * ratio))
  const end = Math.min(Math.round(length * ratio), Math.ceil((space - start) * ratio))
  return { start: first, length: Math.max(1, end - first) }
}
