import { useTabState } from '../navigation/tab-state.ts'
import { type DraftSummary, listDrafts } from './draft-summary.ts'
import { isOfAccount } from './is-of-account.ts'

/** The account's drafts with changes the account lacks: what is lost when it is signed out now. */
export async function unsavedOfAccount(): Promise<readonly DraftSummary[]> {
  if (useTabState.getState().hasDraft) {
    const { keepNow } = await import('./keep-drafts.ts')
    await keepNow()
  }
  return listDrafts(isOfAccount).catch(() => [])
}
