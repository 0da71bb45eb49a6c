import { isSignedInHere } from '../calls/account-presence.ts'
import { discardDocument, useDocument } from '../document/document-store.ts'
import { letPageGo } from '../document/leave-guard.ts'
import { useLibrary } from '../photos/library-store.ts'
import { deleteDraft } from './draft-database.ts'
import { DraftKeeper } from './draft-keeper.ts'
import { keepBy } from './keeping.ts'
import { sweepDrafts } from './sweep-drafts.ts'
import { forgetTabDraft, rememberTabDraft } from './tab-draft.ts'

let keeper: DraftKeeper | undefined
let isKeeping = false

/** From now on the collage at hand is in the browser's database within a second of every change. */
export function keepDrafts(): void {
  if (isKeeping) return
  isKeeping = true
  keepBy({ keepNow, clearTable })
  useDocument.subscribe(follow)
  useLibrary.subscribe(({ photos, order }, before) => {
    if (photos !== before.photos || order !== before.order) follow()
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void keepNow()
  })
  // The first leaves more time, the second is more certain to come.
  for (const leaving of ['beforeunload', 'pagehide']) window.addEventListener(leaving, () => void keepNow())
  follow()
  void sweepDrafts()
}

async function keepNow(): Promise<void> {
  await keeper?.flush()
}

/** Stops keeping the collage at hand, where it is an account's, and takes it away with its draft. */
async function clearTable(): Promise<boolean> {
  const left = keeper
  if (!left || !(await left.isOfAccount())) return false
  left.abandon()
  forgetTabDraft(left.draftId)
  keeper = undefined
  discardDocument()
  await deleteDraft(left.draftId).catch(() => undefined)
  letPageGo()
  return true
}

function follow(): void {
  const { draftId, pages, shown, unchanged, savedId, opened } = useDocument.getState()
  if (keeper && keeper.draftId !== draftId) {
    void keeper.leave()
    if (!pages) forgetTabDraft(keeper.draftId)
    keeper = undefined
  }
  if (!pages) return
  if (!keeper) {
    keeper = new DraftKeeper(draftId)
    rememberTabDraft(draftId)
  }
  const { photos, order } = useLibrary.getState()
  keeper.touch({
    document: { draftId, pages, shown, savedId, opened, isUnsaved: pages !== unchanged, isOfAccount: isSignedInHere() },
    library: { photos, order },
  })
}
