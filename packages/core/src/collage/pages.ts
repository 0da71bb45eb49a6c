import type { CollagePage } from './collage-page.ts'
import { perPage } from './per-page.ts'
import { photoUses } from './photos-of.ts'
import { withoutSamples } from './sample-slots.ts'
import { unwrittenTexts } from './sheet-texts.ts'
import { isFinished } from './slots.ts'

/** A collage as a document: its pages in order. Nearly every collage has one. */
export type Collage = readonly CollagePage[]

const usesOf = perPage(photoUses)
const isFull = perPage(isFinished)
const isWritten = perPage((page) => unwrittenTexts(page).length === 0)

/** How often each photo is on any page, since one library serves them all. */
export function usesOnPages(pages: Collage): ReadonlyMap<string, number> {
  const [first] = pages
  if (first && pages.length === 1) return usesOf(first)
  const uses = new Map<string, number>()
  for (const page of pages) for (const [id, count] of usesOf(page)) uses.set(id, (uses.get(id) ?? 0) + count)
  return uses
}

/** Those of these photos that no other page has. */
export function photosFor<Photo extends { readonly id: string }>(
  page: CollagePage,
  pages: Collage,
  photos: readonly Photo[],
): readonly Photo[] {
  const [everywhere, here] = [usesOnPages(pages), usesOf(page)]
  return photos.filter(({ id }) => everywhere.get(id) === here.get(id))
}

/** Every photo of the document, shown or kept for another template, each once. */
export function photosOnPages(pages: Collage): readonly string[] {
  const ids = pages
    .map(withoutSamples)
    .flatMap(({ userdata }) => Object.values(userdata.images).flatMap(({ photo }) => (photo ? [photo.id] : [])))
  return [...new Set(ids)]
}

/** The indices of pages with empty slots: a collage with any cannot be ordered. */
export function pagesWithGaps(pages: Collage): readonly number[] {
  return pagesThat(pages, (page) => !isFull(page))
}

/** The indices of pages with an unwritten text. */
export function pagesToWrite(pages: Collage): readonly number[] {
  return pagesThat(pages, (page) => !isWritten(page))
}

function pagesThat(pages: Collage, isOne: (page: CollagePage) => boolean): readonly number[] {
  return pages.flatMap((page, index) => (isOne(page) ? [index] : []))
}

/** The page that shows a step: the shown one if it changed, otherwise the first that did. */
export function changedPage(before: Collage, after: Collage, shown: number): number {
  if (before[shown] !== after[shown]) return shown
  const first = after.findIndex((page, index) => page !== before[index])
  return first < 0 ? shown : first
}
