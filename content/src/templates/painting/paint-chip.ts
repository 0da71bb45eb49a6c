import type { Rect } from '@collagerie/core/geometry'
import { polygonPath } from '../kit/curves.ts'
import { paperShadow } from '../kit/paper-shadow.ts'
import { el } from '../kit/svg.ts'

/** A colour of the paint shop. */
export interface Chip {
  readonly code: string
  readonly colour: string
}

/** How much of a field its pale tint takes, at the top. */
const PALE = 0.26

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

/** One field beside the other across the card, each with its pale tint above it. */
export function colourFields({ x, y, width, height }: Rect, chips: readonly Chip[], short: number): string[] {
  const line = short * 0.004
  const wide = (width + line) / chips.length
  return chips.flatMap(({ colour }, nth) => {
    const field = { x: x + nth * wide, width: wide - line, fill: colour }
    return [
      el('rect', { ...field, y, height: height * PALE - line, 'fill-opacity': 0.5 }),
      el('rect', { ...field, y: y + height * PALE, height: height * (1 - PALE) }),
    ]
  })
}

/** Where a code stands, at the left of a foot. */
export function chipCode({ x, y, width, height }: Rect, short: number): Rect {
  return { x: x + short * 0.016, y, width: width * 0.6, height }
}
