import type { PhotoSlot } from '../collage/index.ts'
import type { AutofillSlot, SeenPart } from '../placement/index.ts'

/** The visible part of each slot by name; unlisted slots are wholly visible. */
export type SeenParts = ReadonlyMap<string, SeenPart>

export const ALL_WHOLE: SeenParts = new Map()

/** Slots for filling: their place, size and visible part. */
export function slotsToFill(slots: readonly PhotoSlot[], seen: SeenParts): readonly AutofillSlot[] {
  return slots.map(({ slot, box }) => {
    const part = seen.get(slot)
    return { slot, x: box.x, y: box.y, width: box.width, height: box.height, ...(part && { seen: part }) }
  })
}
