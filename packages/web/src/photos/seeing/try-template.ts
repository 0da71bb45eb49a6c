import type { Choice } from '@collagerie/core/choice'
import type { AutofillPhoto } from '@collagerie/core/placement'
import { layoutsForPhotos, type PhotoLayout } from '@collagerie/core/quality'
import { seenAway } from '../../painting/seen-away.ts'

/** A template, as it would start for the customer, and all the photos it is to hold. */
export interface TriedTemplate {
  readonly choice: Choice
  readonly photos: readonly AutofillPhoto[]
}

export function tryTemplate({ choice, photos }: TriedTemplate): readonly PhotoLayout[] {
  return layoutsForPhotos(choice, photos, seenAway)
}
