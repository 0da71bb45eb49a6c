import type { Point, Rect, Size } from '../geometry/index.ts'
import { isSeenWhole, type SeenPart } from './seen-part.ts'

/** A box of the photo, in shares of a crop that begins at `at`. */
export function inCrop({ x, y, width, height }: Rect, at: Point, crop: Size): Rect {
  return {
    x: (x - at.x) / crop.width,
    y: (y - at.y) / crop.height,
    width: width / crop.width,
    height: height / crop.height,
  }
}

/** The part of the photo behind the slot's window, for a crop that begins at `at`. */
export function behindWindow(at: Point, crop: Size, { window }: SeenPart): Rect {
  return {
    x: at.x + window.x * crop.width,
    y: at.y + window.y * crop.height,
    width: window.width * crop.width,
    height: window.height * crop.height,
  }
}

/** The positions that show one box after the other whole; a box that none of them shows is skipped. */
export function narrowed(
  positions: readonly Point[],
  crop: Size,
  seen: SeenPart,
  boxes: readonly Rect[],
): { readonly positions: readonly Point[]; readonly kept: readonly boolean[] } {
  let left = positions
  const kept = boxes.map((box) => {
    const showing = left.filter((at) => isSeenWhole(seen, inCrop(box, at, crop)))
    if (showing.length > 0) left = showing
    return showing.length > 0
  })
  return { positions: left, kept }
}
