import type { Art } from '@collagerie/core/art'
import type { Choice } from '@collagerie/core/choice'
import { type ShopMargins, setShopMargins } from '@collagerie/core/format'
import type { AutofillPhoto } from '@collagerie/core/placement'
import { drawnForPhotos, layoutsForPhotos, type PhotoLayout } from '@collagerie/core/quality'
import { type digitOutlines, setDigitShapes } from '@collagerie/core/shapes'
import type { Template } from '@collagerie/core/template'
import { seenAway } from '../../painting/seen-away.ts'

/** A template, as it would start for the customer, and all the photos it is to hold. */
export interface TriedTemplate {
  readonly choice: Choice
  readonly photos: readonly AutofillPhoto[]
  /** One that is drawn, with the drawings it shows by their addresses. */
  readonly drawn?: { readonly template: Template; readonly art: ReadonlyMap<string, Art> } | undefined
  readonly margins: ShopMargins
  /** What digits look like here, for designs that are made of them. */
  readonly digits?: ReturnType<typeof digitOutlines> | undefined
}

export function tryTemplate({ choice, photos, margins, drawn, digits }: TriedTemplate): readonly PhotoLayout[] {
  setShopMargins(margins)
  if (digits) setDigitShapes(digits)
  if (!drawn) return layoutsForPhotos(choice, photos, seenAway)
  const { template, art } = drawn
  return [drawnForPhotos({ choice, template }, photos, () => seenAway(template, (url) => art.get(url)))]
}
