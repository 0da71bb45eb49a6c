import { type CollagePage, slotDataOf } from '@collagerie/core/collage'
import type { Command } from '@collagerie/core/edit'

/** The chosen slots that have a photo, in the template's order; the others follow the first. */
export function filledOf(collage: CollagePage, slots: readonly string[]): readonly string[] {
  return slots.filter((slot) => slotDataOf(collage, slot)?.photo)
}

function photosOf(collage: CollagePage, slots: readonly string[]) {
  return filledOf(collage, slots).flatMap((slot) => {
    const photo = slotDataOf(collage, slot)?.photo
    return photo ? [{ slot, photo }] : []
  })
}

/** Gives all the effect, light, contrast and warmth of the first. */
export function sameEffect(collage: CollagePage, slots: readonly string[]): readonly Command[] {
  const [first, ...others] = photosOf(collage, slots)
  if (!first) return []
  const { effect, adjustments } = first.photo
  return others.map(({ slot }) => ({ kind: 'set effect', slot, effect, adjustments }))
}

/** Gives all the zoom of the first; each keeps its centre as far as its crop allows. */
export function sameZoom(collage: CollagePage, slots: readonly string[]): readonly Command[] {
  const [first, ...others] = photosOf(collage, slots)
  if (!first) return []
  return others.map(({ slot }) => ({ kind: 'reframe', slot, framing: { zoom: first.photo.zoom } }))
}

/** Centres every photo in its slot. */
export function centred(collage: CollagePage, slots: readonly string[]): readonly Command[] {
  return filledOf(collage, slots).map((slot) => ({ kind: 'reframe', slot, framing: { x: 0.5, y: 0.5 } }))
}
