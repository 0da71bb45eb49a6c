import { isSignedInHere } from '../calls/account-presence.ts'
import { randomId } from '../calls/random-id.ts'
import { keepPhotosUnder, useDocument } from '../document/document-store.ts'
import { useLibrary } from '../photos/library-store.ts'
import { once } from '../ui/once.ts'
import { coalesce } from './coalesce.ts'
import { deleteDraft, readLoosePhotos, writeLoosePhotos } from './draft-database.ts'
import { keptOf } from './draft-from-document.ts'
import { holdDraft, letGoOfDraft } from './draft-lock.ts'
import type { DraftPhoto } from './draft-record.ts'
import { FiledPhotos } from './filed-photos.ts'
import { newLoosePhotos } from './loose-photos.ts'
import { reportDraftRefused } from './report-draft-refused.ts'
import { draftFiles, restorePhotos } from './restore-photos.ts'
import { sweepDrafts } from './sweep-drafts.ts'
import { tabPhotos } from './tab-photos.ts'

const WRITE_DELAY_MS = 300

/**
 * From now on stores photos that are added before there is a collage, like its draft will. First restores what this tab
 * had before a reload.
 */
export const keepPhotos = once(async () => {
  const keeper = new PhotoKeeper()
  // A browser that cannot read cannot write either, and the write reports that.
  await keeper.restore().catch(() => undefined)
  const writing = coalesce(() => keeper.write(), WRITE_DELAY_MS)
  useDocument.subscribe(({ pages, draftId }) => {
    if (pages) keeper.handOver(draftId)
  })
  useLibrary.subscribe(({ photos, order }, before) => {
    if (photos !== before.photos || order !== before.order) writing.touch()
  })
  for (const leaving of ['beforeunload', 'pagehide']) window.addEventListener(leaving, () => void writing.flush())
  writing.touch()
  void sweepDrafts()
})

interface Place {
  readonly draftId: string
  readonly filed: FiledPhotos
  /** What the record says of each photo: it knows more than the library about one that is still being read back. */
  before: ReadonlyMap<string, DraftPhoto>
}

class PhotoKeeper {
  /** Where the photos are stored now. */
  #place: Place | undefined

  async restore(): Promise<void> {
    const draftId = tabPhotos.id
    if (draftId === undefined) return
    // A duplicated tab has the same id, but the photos belong to the first tab.
    const kept = (await holdDraft(draftId)) ? await readLoosePhotos(draftId) : undefined
    const files = kept && (await draftFiles(kept))
    const isFree = !useDocument.getState().pages && Object.keys(useLibrary.getState().photos).length === 0
    if (!files || !isFree) {
      letGoOfDraft(draftId)
      return tabPhotos.forget()
    }
    const filed = new FiledPhotos(draftId)
    filed.add(files.keys())
    this.#place = { draftId, filed, before: byId(kept.photos) }
    keepPhotosUnder(draftId)
    restorePhotos(kept, files)
  }

  async write(): Promise<void> {
    if (useDocument.getState().pages) return
    const { order } = useLibrary.getState()
    try {
      // Signing out has removed them.
      if (this.#place && tabPhotos.id !== this.#place.draftId) this.#place = undefined
      if (order.length > 0 && !this.#place) await this.#begin()
      if (this.#place) await this.#writeTo(this.#place)
    } catch (error) {
      reportDraftRefused(error)
    }
  }

  /**
   * The collage now keeps its photos itself. If it began with these, they stay in place; otherwise they are removed.
   */
  handOver(collageDraftId: string): void {
    const left = this.#place
    if (!left) return
    this.#place = undefined
    tabPhotos.forget()
    if (left.draftId === collageDraftId) return
    letGoOfDraft(left.draftId)
    void deleteDraft(left.draftId).catch(() => undefined)
  }

  async #begin(): Promise<void> {
    const draftId = randomId()
    await holdDraft(draftId)
    // A collage opened meanwhile keeps its photos itself, under its own key.
    if (useDocument.getState().pages) return letGoOfDraft(draftId)
    tabPhotos.remember(draftId)
    keepPhotosUnder(draftId)
    this.#place = { draftId, filed: new FiledPhotos(draftId), before: new Map() }
  }

  async #writeTo(place: Place): Promise<void> {
    const { draftId, filed } = place
    // Once it is handed over, anything written to it would be left behind.
    const isKept = () => this.#place === place
    await filed.file(useLibrary.getState().order, isKept)
    if (!isKept()) return
    const { photos, order } = useLibrary.getState()
    // Only the customer removes a photo from the order: one that is being read, or could not be, stays in the record.
    const kept = order.flatMap((id) => keptOf(photos[id], place.before.get(id), filed.has(id)) ?? [])
    await writeLoosePhotos(
      newLoosePhotos({ draftId, updatedAt: Date.now(), photos: kept, ...(isSignedInHere() && { isOfAccount: true }) }),
    )
    place.before = byId(kept)
  }
}

const byId = (photos: readonly DraftPhoto[]) => new Map(photos.map((photo) => [photo.id, photo]))
