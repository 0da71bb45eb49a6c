import type { Rect } from '@collagerie/core/geometry'
import { polygonPath } from '../kit/curves.ts'
import { paperShadow } from '../kit/paper-shadow.ts'
import { el } from '../kit/svg.ts'

/** A white card that lies on the table. */
export function paperCard({ x, y, width, height }: Rect, short: number): string[] {
  const outline = polygonPath([
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ])
  return [
    ...paperShadow(outline, short * 0.011, '#3a3226', 0.045),
    el('rect', { x, y, width, height, fill: '#fffefb' }),
  ]
}
