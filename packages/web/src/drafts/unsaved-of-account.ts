import { type DraftSummary, listDrafts } from './draft-summary.ts'
import { isOfAccount } from './is-of-account.ts'
import { keepNow } from './keeping.ts'

/** The account's drafts with changes the account lacks, which signing out now would lose. */
export async function unsavedOfAccount(): Promise<readonly DraftSummary[]> {
  await keepNow()
  return listDrafts(isOfAccount).catch(() => [])
}
