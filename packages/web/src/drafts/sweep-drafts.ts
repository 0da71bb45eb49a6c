import { deleteDraft, draftIdsWithPhotos, hasRecord, readDrafts } from './draft-database.ts'
import { outdatedDrafts } from './draft-limits.ts'
import { isHeldElsewhere, isHeldHere } from './draft-lock.ts'

/** Removes drafts whose time is over, and photos nobody refers to. What a tab has open is left to it. */
export async function sweepDrafts(): Promise<void> {
  try {
    const outdated = outdatedDrafts(await readDrafts(), Date.now())
    for (const draftId of new Set([...outdated, ...(await strayPhotos())])) {
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
