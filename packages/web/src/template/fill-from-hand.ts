import type { Choice } from '@collagerie/core/choice'
import {
  type CollagePage,
  emptySlots,
  photoSlotOf,
  photosOnPages,
  unplacedPhotos,
  usesOnPages,
} from '@collagerie/core/collage'
import { apply, type Command } from '@collagerie/core/edit'
import { type AutofillPhoto, framedIn } from '@collagerie/core/placement'
import type { Template } from '@collagerie/core/template'
import { runTogether, useDocument } from '../document/document-store.ts'
import { knownSeenParts } from '../painting/seen-parts.ts'
import { fillable } from '../photos/fillable.ts'
import { useLibrary } from '../photos/library-store.ts'
import { collageIn } from './collage-in.ts'

/** The commands that put unplaced photos into the empty slots of a page, in the order they were chosen. */
function fillingCommands(page: CollagePage): readonly Command[] {
  const { photos, order } = useLibrary.getState()
  const used = usesOnPages([page, ...otherPages()])
  const free = fillable(photos, order).filter(({ id }) => !used.has(id))
  // A photo from another template returns as it was framed there.
  const waiting = new Map(unplacedPhotos(page).map(({ slot, photo }) => [photo.id, slot]))
  const seen = knownSeenParts(page.template)
  return emptySlots(page).flatMap(({ slot }, index): readonly Command[] => {
    const photo = free[index]
    const box = photoSlotOf(page.template, slot)?.box
    if (!photo || !box) return []
    const from = waiting.get(photo.id)
    if (from !== undefined) return [{ kind: 'move photo', from, to: slot }]
    return [{ kind: 'place photo', slot, photo: framedIn({ ...box, seen: seen.get(slot) }, photo) }]
  })
}

/** Which of these photos move with the open collage: its own and the free ones, but none that another page has. */
export function movingPhotos(current: CollagePage, atHand: readonly Pick<AutofillPhoto, 'id'>[]): readonly string[] {
  const elsewhere = usesOnPages(otherPages())
  const free = atHand.flatMap(({ id }) => (elsewhere.has(id) ? [] : [id]))
  return [...new Set([...photosOnPages([current]), ...free])]
}

/**
 * The open collage in the chosen template. A different template is filled with all unplaced photos; its own is left
 * unchanged.
 */
export function triedIn(choice: Choice, template: Template, current: CollagePage): CollagePage {
  const sheet = collageIn(choice, template, current)
  return isAnother(choice, current) ? fillingCommands(sheet).reduce(apply, sheet) : sheet
}

/** Fills the open collage, just moved to a different template, in the same step. */
export function fillFromHand(step: string): void {
  const { page } = useDocument.getState()
  if (page) runTogether(fillingCommands(page), step)
}

function isAnother({ offered }: Choice, { choice }: CollagePage): boolean {
  return choice.templateId !== offered.id
}

function otherPages(): readonly CollagePage[] {
  const { pages = [], shown } = useDocument.getState()
  return pages.filter((_, index) => index !== shown)
}
