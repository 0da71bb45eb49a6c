import type { Draft } from './draft-record.ts'

const MOST_DRAFTS = 10
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const OLDEST = 60 * DAY
/** A sleeping tab may still come back for an unchanged draft within this time. */
const OLDEST_UNCHANGED = 2 * DAY
/** Longer than a deletion can be undone. */
const DISCARDED_STAYS = MINUTE

type Dated = Pick<Draft, 'draftId' | 'isUnsaved' | 'updatedAt' | 'discardedAt'>

/** Whether a customer would miss the draft. */
export function isOffered({ isUnsaved, discardedAt }: Dated): boolean {
  return isUnsaved && discardedAt === undefined
}

/** The most recent first. */
export function byAge(a: Dated, b: Dated): number {
  return b.updatedAt - a.updatedAt
}

/** Whether photos belong to a collage that was never begun. */
export function areLoosePhotosOutdated({ updatedAt }: Pick<Dated, 'updatedAt'>, now: number): boolean {
  return now - updatedAt > OLDEST_UNCHANGED
}

/** The drafts to remove: deleted, too old, or too many. */
export function outdatedDrafts(drafts: readonly Dated[], now: number): readonly string[] {
  const offered = drafts.filter(isOffered).toSorted(byAge)
  const tooMany = new Set(offered.slice(MOST_DRAFTS).map(({ draftId }) => draftId))
  return drafts
    .filter(({ draftId, isUnsaved, updatedAt, discardedAt }) => {
      if (discardedAt !== undefined) return now - discardedAt > DISCARDED_STAYS
      return now - updatedAt > (isUnsaved ? OLDEST : OLDEST_UNCHANGED) || tooMany.has(draftId)
    })
    .map(({ draftId }) => draftId)
}
