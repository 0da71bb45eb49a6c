import { type CollagePage, newCollagePage } from '@collagerie/core/collage'
import { apply, type Command, layoutCommands } from '@collagerie/core/edit'
import type { AutofillPhoto } from '@collagerie/core/placement'
import type { PhotoLayout } from '@collagerie/core/suggesting'
import { newStepKey, openTemplate, runTogether, useDocument } from '../document/document-store.ts'
import { knownSeenParts } from '../painting/seen-parts.ts'

type Photos = readonly AutofillPhoto[]

function commandsFor(page: CollagePage, layout: PhotoLayout, photos: Photos): readonly Command[] {
  return layoutCommands(page, { ...layout, choice: choiceIn(layout) }, photos, knownSeenParts(page.template))
}

function choiceIn({ choice: { offered, size, material } }: PhotoLayout): CollagePage['choice'] {
  return { templateId: offered.id, childTemplateId: size.id, material }
}

/** The collage that taking a layout would give: the open one in that layout, or a new one. */
export function laidOut(page: CollagePage | undefined, layout: PhotoLayout, photos: Photos): CollagePage {
  const start = page ?? newCollagePage(choiceIn(layout), layout.template)
  return commandsFor(start, layout, photos).reduce<CollagePage>((now, command) => apply(now, command), start)
}

/** Takes a layout with all photos in it, in one step. */
export function takePhotoLayout(layout: PhotoLayout, photos: Photos): void {
  if (!useDocument.getState().page) openTemplate(layout.choice, layout.template)
  const { page } = useDocument.getState()
  if (page) runTogether(commandsFor(page, layout, photos), newStepKey())
}
