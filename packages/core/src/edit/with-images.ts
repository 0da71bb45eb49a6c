import type { CollagePage, PhotoSlotData } from '../collage/index.ts'

/** The document with these slots and no others. */
export function withImages(page: CollagePage, images: Readonly<Record<string, PhotoSlotData>>): CollagePage {
  return { ...page, userdata: { ...page.userdata, images } }
}

/** The document with some slots changed; undefined empties a slot. */
export function withSlots(page: CollagePage, changes: ReadonlyMap<string, PhotoSlotData | undefined>): CollagePage {
  const slots = new Map(Object.entries<PhotoSlotData | undefined>(page.userdata.images))
  for (const [slot, data] of changes) slots.set(slot, data)
  const filled = [...slots].filter((entry): entry is [string, PhotoSlotData] => entry[1] !== undefined)
  // fromEntries makes own fields of any slot name, even of __proto__.
  return withImages(page, Object.fromEntries(filled))
}
