import type { PhotoSlot } from '../collage/index.ts'
import type { AutofillSlot, SeenPart } from '../placement/index.ts'

/** What can be seen of each slot, by its name; of one that is not listed, all. */
export type SeenParts = ReadonlyMap<string, SeenPart>

export const ALL_WHOLE: SeenParts = new Map()

/** Slots as they are filled: where they lie, how large they are, and what is seen of them. */
export function slotsToFill(slots: readonly PhotoSlot[], seen: SeenParts): readonly AutofillSlot[] {
  return slots.map(({ slot, box }) => {
    const part = seen.get(slot)
    return { slot, x: box.x, y: box.y, width: box.width, height: box.height, ...(part && { seen: part }) }
  })
}
