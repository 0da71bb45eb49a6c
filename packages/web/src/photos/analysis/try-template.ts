import type { Art } from '@collagerie/core/art'
import type { Choice } from '@collagerie/core/choice'
import { type ShopMargins, setShopMargins } from '@collagerie/core/format'
import type { AutofillPhoto } from '@collagerie/core/placement'
import { type digitOutlines, setDigitShapes } from '@collagerie/core/shapes'
import { drawnForPhotos, layoutsForPhotos, type PhotoLayout } from '@collagerie/core/suggesting'
import type { Template } from '@collagerie/core/template'
import { seenInWorker } from '../../painting/seen-in-worker.ts'

/** A template as it would start for the customer, and all the photos it shall hold. */
export interface TriedTemplate {
  readonly choice: Choice
  readonly photos: readonly AutofillPhoto[]
  /** A drawn template, with its drawings by address. */
  readonly drawn?: { readonly template: Template; readonly art: ReadonlyMap<string, Art> } | undefined
  readonly margins: ShopMargins
  /** The shop's digit outlines, for designs made of digits. */
  readonly digits?: ReturnType<typeof digitOutlines> | undefined
}

export function tryTemplate({ choice, photos, margins, drawn, digits }: TriedTemplate): readonly PhotoLayout[] {
  setShopMargins(margins)
  if (digits) setDigitShapes(digits)
  if (!drawn) return layoutsForPhotos(choice, photos, seenInWorker)
  const { template, art } = drawn
  return [drawnForPhotos({ choice, template }, photos, () => seenInWorker(template, (url) => art.get(url)))]
}
