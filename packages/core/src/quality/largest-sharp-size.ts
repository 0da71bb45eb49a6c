import { type Collage, photoSlots, slotDataOf } from '../collage/index.ts'
import { orientationOf } from '../format/index.ts'
import type { Size } from '../geometry/index.ts'
import type { Template } from '../template/index.ts'
import { isLowQuality } from './print-quality.ts'
import { type OriginalOf, slotDpi } from './quality-summary.ts'

/**
 * The largest of the offered sizes, in the collage's orientation, at which no placed photo falls below what prints
 * well; undefined when even the smallest is too large for them. `templateAt` tells how the template is laid out at a
 * size; without it the slots are taken to grow with the sheet, which differs only by margins and borders.
 */
export function largestSharpSize<Offered extends Size>(
  collage: Collage,
  sizes: readonly Offered[],
  originalOf: OriginalOf,
  templateAt: (size: Offered) => Template | undefined = () => undefined,
): Offered | undefined {
  const { canvas } = collage.template
  const orientation = orientationOf(canvas)
  return sizes
    .filter((size) => orientationOf(size) === orientation)
    .toSorted((a, b) => b.width * b.height - a.width * a.height)
    .find((size) => isSharpAt(collage, boxesAt(collage.template, size, templateAt(size)), originalOf))
}

function isSharpAt(collage: Collage, boxes: ReadonlyMap<string, Size>, originalOf: OriginalOf): boolean {
  return [...boxes].every(([slot, box]) => !isLowQuality(slotDpi(slotDataOf(collage, slot), box, originalOf)))
}

function boxesAt(template: Template, size: Size, laidOut: Template | undefined): ReadonlyMap<string, Size> {
  const exact = new Map(laidOut && photoSlots(laidOut).map(({ slot, box }) => [slot, box] as const))
  const across = size.width / template.canvas.width
  const down = size.height / template.canvas.height
  return new Map(
    photoSlots(template).map(({ slot, box }) => [
      slot,
      exact.get(slot) ?? { width: box.width * across, height: box.height * down },
    ]),
  )
}
