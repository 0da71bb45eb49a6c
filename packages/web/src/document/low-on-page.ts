import { type CollagePage, perPage, photoUses } from '@collagerie/core/collage'
import { type PrintQuality, printQuality, qualitySummary } from '@collagerie/core/quality'
import type { LibraryPhoto } from '../photos/library-store.ts'
import { originalIn } from './original-in.ts'

type Photos = Readonly<Record<string, LibraryPhoto>>

interface Low {
  /** How many are too small. */
  readonly low: number
  /** How many of these will be blurred. */
  readonly blurred: number
  /** The count for each quality word. */
  readonly words: Readonly<Partial<Record<PrintQuality, number>>>
}

interface Judged {
  readonly from: readonly (LibraryPhoto | undefined)[]
  readonly found: Low | undefined
}

const idsOf = perPage((page) => [...photoUses(page).keys()])
const judged = new WeakMap<CollagePage, Judged>()

/**
 * How many photos of a page are too small; unknown until all are read, or the number would count up. Computed again
 * only when one of them changes: there may be many pages.
 */
export function lowOnPage(page: CollagePage, photos: Photos): Low | undefined {
  const from = idsOf(page).map((id) => photos[id])
  const before = judged.get(page)
  if (before && from.every((photo, index) => photo === before.from[index])) return before.found
  const isKnown = from.every((photo) => photo !== undefined && photo.state !== 'LOADING')
  const found = isKnown ? countLow(page, photos) : undefined
  judged.set(page, { from, found })
  return found
}

function countLow(page: CollagePage, photos: Photos): Low {
  const low = qualitySummary(page, (id) => originalIn(photos, id)).slots.filter(({ isLow }) => isLow)
  const words: Partial<Record<PrintQuality, number>> = {}
  for (const { dpi } of low) {
    const word = printQuality(dpi)
    if (word) words[word] = (words[word] ?? 0) + 1
  }
  return { low: low.length, blurred: words.bad ?? 0, words }
}
