import { type CollagePage, photoSlots, slotDataOf } from '../collage/index.ts'
import { orientationOf } from '../format/index.ts'
import { areaOf, type Size } from '../geometry/index.ts'
import type { Template } from '../template/index.ts'
import { isLowQuality } from './print-quality.ts'
import { type OriginalOf, slotDpi } from './quality-summary.ts'

export interface SharpUpTo<Offered extends Size> {
  readonly size: Offered
  /** How many of the judged photos are too small even there. */
  readonly tooSmall: number
  readonly photos: number
}

/**
 * The largest offered size, in the collage's orientation, at which the fewest placed photos print badly, so that one
 * tiny photo does not decide for all. Undefined if no size is offered. `templateAt` gives the template's layout at a
 * size; without it slots are assumed to grow with the sheet, which differs only by margins and borders.
 */
export function sharpUpTo<Offered extends Size>(
  page: CollagePage,
  sizes: readonly Offered[],
  originalOf: OriginalOf,
  templateAt: (size: Offered) => Template | undefined = () => undefined,
): SharpUpTo<Offered> | undefined {
  const orientation = orientationOf(page.template.format)
  return sizes
    .filter((size) => orientationOf(size) === orientation)
    .map((size) => ({ size, ...judged(page, boxesAt(page.template, size, templateAt(size)), originalOf) }))
    .toSorted((a, b) => a.tooSmall - b.tooSmall || areaOf(b.size) - areaOf(a.size))[0]
}

function judged(page: CollagePage, boxes: ReadonlyMap<string, Size>, originalOf: OriginalOf) {
  const found = [...boxes].flatMap(([slot, box]) => {
    const data = slotDataOf(page, slot)
    const dpi = slotDpi(data, box, originalOf)
    return data?.photo && dpi >= 0 ? [dpi] : []
  })
  return { tooSmall: found.filter(isLowQuality).length, photos: found.length }
}

function boxesAt(template: Template, size: Size, laidOut: Template | undefined): ReadonlyMap<string, Size> {
  const exact = new Map(laidOut && photoSlots(laidOut).map(({ slot, box }) => [slot, box] as const))
  const across = size.width / template.format.width
  const down = size.height / template.format.height
  return new Map(
    photoSlots(template).map(({ slot, box }) => [
      slot,
      exact.get(slot) ?? { width: box.width * across, height: box.height * down },
    ]),
  )
}
