import type { Rect, Size } from '@collagerie/core/geometry'

const TOUCHES = 1e-6

/** What touches the format's edge is painted on into the sheet's margin, so that a cut or a fold never shows white. */
export function grownIntoMargin(box: Rect, canvas: Size, by: number): Rect {
  if (by === 0) return { x: box.x, y: box.y, width: box.width, height: box.height }
  const left = box.x <= TOUCHES ? by : 0
  const top = box.y <= TOUCHES ? by : 0
  const right = box.x + box.width >= canvas.width - TOUCHES ? by : 0
  const bottom = box.y + box.height >= canvas.height - TOUCHES ? by : 0
  return { x: box.x - left, y: box.y - top, width: box.width + left + right, height: box.height + top + bottom }
}
