import type { Collage } from './collage.ts'
import { perSheet } from './per-sheet.ts'
import { photoUses } from './photos-of.ts'
import { withoutSamples } from './sample-photo.ts'
import { unwrittenTexts } from './sheet-texts.ts'
import { isFinished } from './slots.ts'

/** The document: its sheets in their order. Nearly every collage has one. */
export type Pages = readonly Collage[]

const usesOf = perSheet(photoUses)
const isFull = perSheet(isFinished)
const isWritten = perSheet((sheet) => unwrittenTexts(sheet).length === 0)

/** How often each photo is on any page: one library serves them all. */
export function usesOnPages(pages: Pages): ReadonlyMap<string, number> {
  const [first] = pages
  if (first && pages.length === 1) return usesOf(first)
  const uses = new Map<string, number>()
  for (const page of pages) for (const [id, count] of usesOf(page)) uses.set(id, (uses.get(id) ?? 0) + count)
  return uses
}

/** Of these photos those of a page, and those no page has. */
export function photosFor<Photo extends { readonly id: string }>(
  page: Collage,
  pages: Pages,
  photos: readonly Photo[],
): readonly Photo[] {
  const [everywhere, here] = [usesOnPages(pages), usesOf(page)]
  return photos.filter(({ id }) => everywhere.get(id) === here.get(id))
}

/** Every photo the document knows of, shown or kept for another template, each once. */
export function photosOnPages(pages: Pages): readonly string[] {
  const ids = pages
    .map(withoutSamples)
    .flatMap(({ userdata }) => Object.values(userdata.images).flatMap(({ photo }) => (photo ? [photo.id] : [])))
  return [...new Set(ids)]
}

/** The pages with empty slots, by their place: only without them can the collage be ordered. */
export function pagesWithGaps(pages: Pages): readonly number[] {
  return pagesThat(pages, (page) => !isFull(page))
}

/** The pages with a text nobody has written yet, by their place. */
export function pagesToWrite(pages: Pages): readonly number[] {
  return pagesThat(pages, (page) => !isWritten(page))
}

function pagesThat(pages: Pages, isOne: (page: Collage) => boolean): readonly number[] {
  return pages.flatMap((page, index) => (isOne(page) ? [index] : []))
}

/** Where a step is to be seen: on the page shown if it changed there, else on the first page that did. */
export function changedPage(before: Pages, after: Pages, shown: number): number {
  if (before[shown] !== after[shown]) return shown
  const first = after.findIndex((page, index) => page !== before[index])
  return first < 0 ? shown : first
}
