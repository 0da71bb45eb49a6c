import { type CollagePage, slotDataOf } from '@collagerie/core/collage'
import type { Command } from '@collagerie/core/edit'

/** The chosen slots that have a photo, in the template's order; the others follow the first. */
export function filledOf(page: CollagePage, slots: readonly string[]): readonly string[] {
  return slots.filter((slot) => slotDataOf(page, slot)?.photo)
}

function photosOf(page: CollagePage, slots: readonly string[]) {
  return filledOf(page, slots).flatMap((slot) => {
    const photo = slotDataOf(page, slot)?.photo
    return photo ? [{ slot, photo }] : []
  })
}

/** Gives all the effect, light, contrast and warmth of the first. */
export function sameEffect(page: CollagePage, slots: readonly string[]): readonly Command[] {
  const [first, ...others] = photosOf(page, slots)
  if (!first) return []
  const { effect, adjustments } = first.photo
  return others.map(({ slot }) => ({ kind: 'set effect', slot, effect, adjustments }))
}

/** Gives all the zoom of the first; each keeps its centre as far as its crop allows. */
export function sameZoom(page: CollagePage, slots: readonly string[]): readonly Command[] {
  const [first, ...others] = photosOf(page, slots)
  if (!first) return []
  return others.map(({ slot }) => ({ kind: 'reframe', slot, framing: { zoom: first.photo.zoom } }))
}

/** Centres every photo in its slot. */
export function centred(page: CollagePage, slots: readonly string[]): readonly Command[] {
  return filledOf(page, slots).map((slot) => ({ kind: 'reframe', slot, framing: { x: 0.5, y: 0.5 } }))
}
