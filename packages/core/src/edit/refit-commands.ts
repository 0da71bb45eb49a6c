import {
  type CollagePage,
  type PhotoInSlot,
  photoSlotOf,
  photoSlots,
  shownPhotos,
  slotDataOf,
  unplacedPhotos,
} from '../collage/index.ts'
import { type AutofillPhoto, type AutofillSlot, framedIn, refit } from '../placement/index.ts'
import type { Template } from '../template/index.ts'
import type { Command } from './command.ts'
import { hasOtherSlots } from './has-other-slots.ts'
import { isUnframed } from './is-unframed.ts'
import { ALL_WHOLE, type SeenParts, slotsToFill } from './slots-to-fill.ts'

/** The sheet as it was before it was laid out anew. */
interface Before {
  readonly template: Template
  readonly seen?: SeenParts
}

/**
 * Brings the photos of a sheet that was laid out anew into the slots they fit, with all their data; where the slots are
 * as before, all stay. Photos without a slot wait under another name. An automatically framed photo is framed for its
 * new slot, however little that differs: framed for an older one, it would pass for the customer's own framing, which
 * stays.
 */
export function refitCommands(
  page: CollagePage,
  before: Before,
  photos: readonly AutofillPhoto[],
  seen: SeenParts = ALL_WHOLE,
): readonly Command[] {
  const known = new Map(photos.map((photo) => [photo.id, photo]))
  const isKnown = ({ photo }: PhotoInSlot) => known.has(photo.id)
  // A sample, or a photo that has not loaded yet, stays where it is.
  const open = photoSlots(page.template).filter(({ slot }) => {
    const photo = slotDataOf(page, slot)?.photo
    return !photo || known.has(photo.id)
  })
  const slots = slotsToFill(open, seen)
  const moving = photosToPlace(page, before.template, isKnown, slots.length)
  // A photo may be in several slots: here it is called by the slot it comes from.
  const called = moving.flatMap(({ slot, photo }): AutofillPhoto[] => {
    const own = known.get(photo.id)
    return own ? [{ ...own, id: slot, rotation: photo.rotation }] : []
  })
  const held = new Map(called.map(({ id }) => [id, id]))
  const fits = hasOtherSlots(before.template, page.template) ? refit(slots, called, held) : held
  return [...swapsFor(fits), ...slots.flatMap((slot) => reframed(slot))]

  function reframed(slot: AutofillSlot): readonly Command[] {
    const from = fits.get(slot.slot)
    const [own, placed] = [called.find(({ id }) => id === from), moving.find((each) => each.slot === from)?.photo]
    if (from === undefined || !own || !placed) return []
    const place = photoSlotOf(before.template, from)
    const [was] = place ? slotsToFill([place], before.seen ?? ALL_WHOLE) : []
    if (was && !isUnframed(placed, was, own)) return []
    const { zoom, x, y, rotation } = framedIn(slot, own)
    return [{ kind: 'reframe', slot: slot.slot, framing: { zoom, x, y, rotation } }]
  }
}

/** What was on the sheet before; photos kept from earlier sheets only fill slots that would be empty. */
function photosToPlace(
  page: CollagePage,
  before: Template,
  isKnown: (each: PhotoInSlot) => boolean,
  count: number,
): readonly PhotoInSlot[] {
  const waiting = unplacedPhotos(page).filter(isKnown)
  const isFromBefore = ({ slot }: PhotoInSlot) => photoSlotOf(before, slot) !== undefined
  const first = [...shownPhotos(page).filter(isKnown), ...waiting.filter(isFromBefore)]
  const earlier = waiting.filter((each) => !isFromBefore(each))
  return [...first, ...earlier.slice(0, Math.max(0, count - first.length))]
}

/** One swap after the other until every slot has the contents of the slot that `fits` names for it. */
function swapsFor(fits: ReadonlyMap<string, string>): readonly Command[] {
  const contents = new Map([...fits.values(), ...fits.keys()].map((slot) => [slot, slot]))
  return [...fits].flatMap(([slot, wanted]): readonly Command[] => {
    const [from] = [...contents].find(([, original]) => original === wanted) ?? []
    if (from === undefined || from === slot) return []
    contents.set(from, contents.get(slot) ?? slot)
    contents.set(slot, wanted)
    return [{ kind: 'swap photos', from, to: slot }]
  })
}
