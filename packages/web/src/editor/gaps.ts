import type { CatalogueTemplate } from '@collagerie/core/catalogue'
import { type Choice, choiceForCount, collageChoice, generatedTemplateOf } from '@collagerie/core/choice'
import { type CollagePage, EMPTY_USERDATA, emptySlots, photosFor, unplacedPhotos } from '@collagerie/core/collage'
import { newStepKey, run, useDocument } from '../document/document-store.ts'
import { fillable } from '../photos/fillable.ts'
import { useLibrary } from '../photos/library-store.ts'
import { arrange } from './arrange.ts'
import { useEditorUi } from './editor-ui-store.ts'

function photosAtHand() {
  const { photos, order } = useLibrary.getState()
  return fillable(photos, order)
}

/** Fills the empty slots by repeating photos, in one step. */
export async function repeatPhotos(): Promise<void> {
  await arrange('repeat')
}

/** The collage's own template with exactly `count` slots, if its controls allow that. */
export function layoutFor(
  page: Pick<CollagePage, 'choice' | 'template'>,
  offered: CatalogueTemplate,
  count: number,
): Choice | undefined {
  const choice = collageChoice(offered, { ...page, userdata: EMPTY_USERDATA })
  return choice && choiceForCount(choice, count)
}

/** Applies another layout and places every photo in it, in one step. */
export async function takeLayout(layout: Choice): Promise<void> {
  const template = generatedTemplateOf(layout)
  if (!template || useEditorUi.getState().arranging) return
  const { offered, size, material } = layout
  const step = newStepKey()
  const choice = { templateId: offered.id, childTemplateId: size.id, material }
  run({ kind: 'change template', choice, template }, step)
  const { page, pages = [] } = useDocument.getState()
  if (!page) return
  const photos = photosFor(page, pages, photosAtHand())
  const free = emptySlots(page)
  for (const [index, { slot: from }] of unplacedPhotos(page).entries()) {
    const to = free[index]?.slot
    if (to !== undefined) run({ kind: 'move photo', from, to }, step)
  }
  const ids = new Set(photos.map(({ id }) => id))
  const isHere = ({ id }: { readonly id: string }) => ids.has(id)
  await arrange('fill', { wanted: () => isHere, step })
}
