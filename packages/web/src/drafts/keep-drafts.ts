import { isSignedInHere } from '../calls/account-presence.ts'
import { discardDocument, useDocument } from '../document/document-store.ts'
import { letPageGo } from '../document/leave-guard.ts'
import { useLibrary } from '../photos/library-store.ts'
import { once } from '../ui/once.ts'
import { deleteDraft } from './draft-database.ts'
import { DraftKeeper } from './draft-keeper.ts'
import { setDraftKeeper } from './keeping.ts'
import { sweepDrafts } from './sweep-drafts.ts'
import { forgetTabDraft, rememberTabDraft } from './tab-draft.ts'

/** From now on the open collage is stored in the browser's database within a second of every change. */
export const keepDrafts = once(() => {
  const openDraft = new OpenDraft()
  const keepNow = () => openDraft.keepNow()
  const follow = () => openDraft.follow()
  setDraftKeeper({ keepNow, pictureNow: () => openDraft.pictureNow(), clearOpenDraft: () => openDraft.clear() })
  useDocument.subscribe(follow)
  useLibrary.subscribe(({ photos, order }, before) => {
    if (photos !== before.photos || order !== before.order) follow()
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void keepNow()
  })
  // The first event leaves more time; the second is more certain to come.
  for (const leaving of ['beforeunload', 'pagehide']) window.addEventListener(leaving, () => void keepNow())
  follow()
  void sweepDrafts()
})

/** The draft of the open collage. Each collage has its own keeper. */
class OpenDraft {
  #keeper: DraftKeeper | undefined
  /** Ends when the collages that were here before are stored. */
  #leaving: Promise<unknown> | undefined
  /** Ends when they have their pictures too. */
  #picturing: Promise<unknown> | undefined

  async keepNow(): Promise<void> {
    await Promise.all([this.#leaving, this.#keeper?.flush()])
  }

  async pictureNow(): Promise<void> {
    await Promise.all([this.#picturing, this.#keeper?.picture()])
  }

  /** If the open collage belongs to the account, stops keeping it and removes it with its draft. */
  async clear(): Promise<boolean> {
    const left = this.#keeper
    if (!left || !(await left.isOfAccount())) return false
    left.abandon()
    forgetTabDraft(left.draftId)
    this.#keeper = undefined
    discardDocument()
    await deleteDraft(left.draftId).catch(() => undefined)
    letPageGo()
    return true
  }

  /** Stores the present document and library. */
  follow(): void {
    const { draftId, pages, shown, unchanged, savedId, opened } = useDocument.getState()
    if (this.#keeper && this.#keeper.draftId !== draftId) {
      const left = this.#keeper
      const leaving = left.leave()
      // The one before may still be on its way.
      this.#leaving = Promise.all([this.#leaving, leaving])
      if (!pages) {
        forgetTabDraft(left.draftId)
        this.#picturing = Promise.all([this.#picturing, leaving.then(() => left.pictureLeft())])
      }
      this.#keeper = undefined
    }
    if (!pages) return
    if (!this.#keeper) {
      this.#keeper = new DraftKeeper(draftId)
      rememberTabDraft(draftId)
    }
    const isUnsaved = pages !== unchanged
    const { photos, order } = useLibrary.getState()
    this.#keeper.touch({
      document: { draftId, pages, shown, savedId, opened, isUnsaved, isOfAccount: isSignedInHere() },
      library: { photos, order },
    })
  }
}
