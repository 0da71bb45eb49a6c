import { deleteDraft, draftIdsWithPhotos, hasRecord, readAllLoosePhotos, readDrafts } from './draft-database.ts'
import { areLoosePhotosOutdated, outdatedDrafts } from './draft-limits.ts'
import { isHeldElsewhere, isHeldHere } from './draft-lock.ts'

/** Removes outdated drafts, and photos that belong to none. Drafts that a tab has open stay. */
export async function sweepDrafts(): Promise<void> {
  try {
    const now = Date.now()
    const outdated = outdatedDrafts(await readDrafts(), now)
    const loose = (await readAllLoosePhotos())
      .filter((each) => areLoosePhotosOutdated(each, now))
      .map(({ draftId }) => draftId)
    for (const draftId of new Set([...outdated, ...loose, ...(await strayPhotos())])) {
      if (!isHeldHere(draftId) && !(await isHeldElsewhere(draftId))) await deleteDraft(draftId)
    }
  } catch {
    // Without a database there is nothing to sweep.
  }
}

async function strayPhotos(): Promise<readonly string[]> {
  const stray: string[] = []
  for (const draftId of await draftIdsWithPhotos()) if (!(await hasRecord(draftId))) stray.push(draftId)
  return stray
}
