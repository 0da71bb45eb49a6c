import { photosFor } from '@collagerie/core/collage'
import type { AutofillPhoto } from '@collagerie/core/placement'
import { useDocument } from '../document/document-store.ts'
import { fillable } from '../photos/fillable.ts'
import type { LibraryPhoto } from '../photos/library-store.ts'

/** The photos that layouts are looked for: those of the page shown, and those no page has. */
export function photosAtHand(
  { photos, order }: { readonly photos: Readonly<Record<string, LibraryPhoto>>; readonly order: readonly string[] },
  { page, pages } = useDocument.getState(),
): readonly AutofillPhoto[] {
  const all = fillable(photos, order)
  return page && pages ? photosFor(page, pages, all) : all
}

/** The number of the customer's own photos; quotes are not counted. */
export function ownCount(library: Parameters<typeof photosAtHand>[0]): number {
  return photosAtHand(library).filter(({ isQuote }) => !isQuote).length
}
