import type { Format } from '../format/index.ts'
import type { Rect } from '../geometry/index.ts'
import { type ImageLayer, photoBorderFacts, type Variation } from '../template/index.ts'

const TOUCHES = 1e-6

/** A box at the format's edge extends into the sheet's margin, so that a cut or a fold never shows white. */
export function grownIntoMargin(box: Rect, format: Format, by: number): Rect {
  if (by === 0) return { x: box.x, y: box.y, width: box.width, height: box.height }
  const left = box.x <= TOUCHES ? by : 0
  const top = box.y <= TOUCHES ? by : 0
  const right = box.x + box.width >= format.width - TOUCHES ? by : 0
  const bottom = box.y + box.height >= format.height - TOUCHES ? by : 0
  return { x: box.x - left, y: box.y - top, width: box.width + left + right, height: box.height + top + bottom }
}

/** The width of the white edge inside a slot's box. */
export function photoBorderOf(layer: ImageLayer, variation: Variation): number {
  return layer.photoBorder ?? variation.photoBorder ?? 0
}

/** The part of a slot that shows the photo: the box inside its border, extended into the margin at an edge. */
export function photoBox(layer: ImageLayer, variation: Variation, format: Format): Rect {
  const { inside } = photoBorderFacts(variation.photoBorderType)
  return inside(grownIntoMargin(layer, format, layer.printMargin), photoBorderOf(layer, variation))
}
