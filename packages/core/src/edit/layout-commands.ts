import {
  type CollagePage,
  type PhotoInSlot,
  photoSlotOf,
  shownPhotos,
  slotDataOf,
  type TemplateChoice,
  unplacedPhotos,
} from '../collage/index.ts'
import { type AutofillPhoto, facesKept, keepsMore, type PlacedPhoto, turnedContent } from '../placement/index.ts'
import type { Template } from '../template/index.ts'
import type { Command } from './command.ts'
import { isUnframed } from './is-unframed.ts'
import { ALL_WHOLE, type SeenParts, slotsToFill } from './slots-to-fill.ts'

interface WantedLayout {
  readonly choice: TemplateChoice
  readonly template: Template
  readonly placements: readonly PhotoInSlot[]
}

/**
 * Changes to another sheet with the photos in their new places, as one step. The customer's changes to a photo stay
 * with it, including its framing unless that would cut a face in its new place; texts stay on the sheet. `seen` belongs
 * to the old sheet.
 */
export function layoutCommands(
  page: CollagePage,
  { choice, template, placements }: WantedLayout,
  photos: readonly AutofillPhoto[],
  seen: SeenParts = ALL_WHOLE,
): readonly Command[] {
  const before = new Map([...unplacedPhotos(page), ...shownPhotos(page)].map((each) => [each.photo.id, each]))
  const known = new Map(photos.map((photo) => [photo.id, photo]))
  const wanted = placements.filter(({ slot }) => photoSlotOf(template, slot))
  const kept = wanted.map(({ slot, photo }) => {
    const was = before.get(photo.id)
    return { slot, photo: was ? asItWas(photo, was.photo, isFramed(was) && !cutsMore(slot, photo, was.photo)) : photo }
  })
  const texts = wanted.flatMap(({ slot, photo }): Command[] => {
    const from = before.get(photo.id)
    const text = from && slotDataOf(page, from.slot)?.text
    return text ? [{ kind: 'set photo text', slot, text }] : []
  })
  return [
    { kind: 'change template', choice, template },
    { kind: 'clear all' },
    { kind: 'fill', placements: kept },
    ...texts,
  ]

  /** Whether a framing that was meant for another slot cuts a face that the new one shows. */
  function cutsMore(slot: string, photo: PlacedPhoto, was: PlacedPhoto): boolean {
    const [box, original] = [photoSlotOf(template, slot)?.box, known.get(photo.id)]
    if (!box || !original?.content || was.tilt || was.isMirrored || was.rotation !== photo.rotation) return false
    const content = turnedContent(original, photo.rotation, original.content)
    return keepsMore(facesKept(box, content, photo), facesKept(box, content, was))
  }

  function isFramed({ slot, photo }: PhotoInSlot): boolean {
    const [place, original] = [photoSlotOf(page.template, slot), known.get(photo.id)]
    const [box] = place ? slotsToFill([place], seen) : []
    return (
      box !== undefined && original !== undefined && !isUnframed(photo, box, { ...original, rotation: photo.rotation })
    )
  }
}

function asItWas(photo: PlacedPhoto, before: PlacedPhoto, isFramed: boolean): PlacedPhoto {
  if (isFramed) return before
  const { effect, adjustments } = before
  return { ...photo, effect, ...(adjustments && { adjustments }) }
}
