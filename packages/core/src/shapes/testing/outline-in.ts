import type { Rect } from '../../geometry/index.ts'
import { type Outline, outlinePolygon } from '../outline.ts'
import type { Polygon } from '../polygon.ts'

/** The outline stretched over a box. */
export function outlineIn(outline: Outline, box: Rect): Polygon {
  const scaleX = box.width / outline.width
  const scaleY = box.height / outline.height
  return outlinePolygon(outline).map((ring) =>
    ring.map(({ x, y }) => ({ x: box.x + x * scaleX, y: box.y + y * scaleY })),
  )
}
