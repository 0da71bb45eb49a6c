import { type Collage, perSheet, photoUses } from '@collagerie/core/collage'
import { qualitySummary } from '@collagerie/core/quality'
import { originalIn } from '../../document/original-in.ts'
import type { LibraryPhoto } from '../../photos/library-store.ts'

type Photos = Readonly<Record<string, LibraryPhoto>>

interface Judged {
  readonly from: readonly (LibraryPhoto | undefined)[]
  readonly low: number
}

const idsOf = perSheet((page) => [...photoUses(page).keys()])
const judged = new WeakMap<Collage, Judged>()

/** How many photos of a page are too small. Judged anew only when one of them has changed: there may be many pages. */
export function lowOnPage(page: Collage, photos: Photos): number {
  const from = idsOf(page).map((id) => photos[id])
  const before = judged.get(page)
  if (before && from.every((photo, index) => photo === before.from[index])) return before.low
  const low = qualitySummary(page, (id) => originalIn(photos, id)).slots.filter(({ isLow }) => isLow).length
  judged.set(page, { from, low })
  return low
}
