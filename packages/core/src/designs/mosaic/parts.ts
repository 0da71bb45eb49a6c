import type { Format } from '../../format/index.ts'
import type { PhotoBox } from '../design.ts'
import { inReadingOrder } from '../reading-order.ts'

/**
 * A cutting of the bare format into rectangles, four numbers each: x, y, width, height. Flat, because many candidates
 * are made and scored for every layout that is kept.
 */
export type Parts = readonly number[]

const WIDEST_SPACING = 2
const WIDEST_MARGIN = 2
const LEAST_SLOT = 1
const LEAST_PART = 3

/**
 * The least a part may measure along a side of the format, so that its slot keeps 1 cm at the widest spacing and
 * margin.
 */
export function leastPart(side: number): number {
  const spread = (side - 2 * WIDEST_MARGIN + WIDEST_SPACING) / side
  return Math.max(LEAST_PART, (LEAST_SLOT + WIDEST_SPACING) / spread)
}

/** Least area of a part, in cm2. */
export const LEAST_AREA = 25

/** Photo boxes of a cutting: the parts shrunk evenly into the margin, neighbours `spacing` apart. */
export function boxesOf(parts: Parts, format: Format, spacing: number, margin: number): PhotoBox[] {
  // Each part carries the spacing on its right and lower side; the photo area is stretched by one spacing to make up.
  const acrossScale = (format.width - 2 * margin + spacing) / format.width
  const downScale = (format.height - 2 * margin + spacing) / format.height
  const boxes: PhotoBox[] = []
  for (let at = 0; at < parts.length; at += 4) {
    const [x = 0, y = 0, width = 0, height = 0] = parts.slice(at, at + 4)
    boxes.push({
      x: margin + x * acrossScale,
      y: margin + y * downScale,
      width: width * acrossScale - spacing,
      height: height * downScale - spacing,
    })
  }
  return inReadingOrder(boxes)
}
