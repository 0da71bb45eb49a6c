import { type CollagePage, photoSlotOf, shownPhotos } from '../collage/index.ts'
import { type AutofillPhoto, type AutofillSlot, framedIn, type PlacedPhoto, shuffledOrder } from '../placement/index.ts'
import type { CommandOf } from './command.ts'
import { isUnframed } from './is-unframed.ts'
import { ALL_WHOLE, type SeenParts, slotsToFill } from './slots-to-fill.ts'

/**
 * Another good order of the photos on the sheet; each seed gives another. An automatically framed photo is framed for
 * its new slot; the customer's framing stays.
 */
export function shuffleCommand(
  page: CollagePage,
  photos: readonly AutofillPhoto[],
  seed: number,
  seen: SeenParts = ALL_WHOLE,
): CommandOf<'shuffle'> {
  const shown = shownPhotos(page)
  const slots = slotsToFill(
    shown.flatMap(({ slot }) => photoSlotOf(page.template, slot) ?? []),
    seen,
  )
  const known = new Map(photos.map((photo) => [photo.id, photo]))
  const inSlots = shown.map(({ photo }, index) => asPlaced(photo, index, known.get(photo.id), slots[index]))
  const moves = shuffledOrder(slots, inSlots, seed).flatMap((place, index) => {
    const [to, from, photo, placed] = [slots[index], slots[place], inSlots[place], shown[place]?.photo]
    if (!to || !from || !photo || !placed || to === from) return []
    if (!isUnframed(placed, from, photo)) return [{ slot: to.slot, from: from.slot }]
    const { zoom, x, y, rotation } = framedIn(to, photo)
    return [{ slot: to.slot, from: from.slot, framing: { zoom, x, y, rotation } }]
  })
  return { kind: 'shuffle', moves }
}

/** A photo that has not loaded yet counts as fitting its place. Made for each slot, since a photo may be in several. */
function asPlaced(
  { id, rotation }: PlacedPhoto,
  order: number,
  photo: AutofillPhoto | undefined,
  slot: AutofillSlot | undefined,
): AutofillPhoto {
  const size = photo ?? { width: slot?.width ?? 1, height: slot?.height ?? 1 }
  return { ...size, id, order, rotation }
}
