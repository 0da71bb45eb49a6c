import { type Collage, photosOnPages } from '@collagerie/core/collage'
import {
  bytesSent,
  type LocalPhoto,
  photoFailed,
  photoSent,
  type SaveProgress,
  saveCancelled,
  saveFailed,
  saveFinished,
  startProgress,
} from '@collagerie/core/saving'
import { track } from '../analytics/analytics.ts'
import { CallFailure, isCallFailure } from '../calls/call-failure.ts'
import { markSaved, useDocument } from '../document/document-store.ts'
import { noteSave, useTabState } from '../navigation/tab-state.ts'
import { letFilesGo, useLibrary } from '../photos/library-store.ts'
import { atMost } from '../ui/at-most.ts'
import { type FailureReason, failureReason } from './failure-reason.ts'
import { photoPost } from './photo-post.ts'
import { type AboutPages, postCollage } from './post-collage.ts'
import { takeScreenshot } from './screenshot.ts'
import { sendPhotos } from './send-photos.ts'
import { listedWithoutSlot, unplacedToSend, unplacedToSendAnew } from './unplaced-photos.ts'

export type SaveOutcome =
  /** `leftOut` are photos without a slot that the account refused: they are not listed with the collage. */
  | { readonly kind: 'saved'; readonly id: string; readonly leftOut: readonly string[] }
  | { readonly kind: 'cancelled' }
  /** `reason` is missing if the failed photos explain enough. */
  | { readonly kind: 'failed'; readonly reason: FailureReason | undefined }
  /** Another save is running. */
  | { readonly kind: 'busy' }
  /** The photos belong to another account than the signed-in one. */
  | { readonly kind: 'of another account' }

/** A save that the customer has given up takes a moment to end; the next one waits for it. */
const inTurn = atMost(1)

/** Sends the photos that only this computer has, then the collage. Never throws. */
export async function save(
  forOrder: boolean,
  onProgress: (progress: SaveProgress<FailureReason>) => void,
): Promise<SaveOutcome> {
  const { save: before } = useTabState.getState()
  if (before && !before.signal.aborted) return { kind: 'busy' }
  // Known before its turn comes, so that it can be given up while it waits.
  const controller = new AbortController()
  noteSave(controller)
  try {
    return await inTurn(() => saveNow(forOrder, onProgress, controller.signal))
  } finally {
    if (useTabState.getState().save === controller) noteSave(undefined)
  }
}

async function saveNow(
  forOrder: boolean,
  onProgress: (progress: SaveProgress<FailureReason>) => void,
  signal: AbortSignal,
): Promise<SaveOutcome> {
  const { pages, ...about } = useDocument.getState()
  if (!pages || signal.aborted) return { kind: 'cancelled' }
  const saving = new Saving(pages, about, onProgress)
  try {
    return await saving.run(forOrder, signal)
  } catch (error) {
    return saving.fail(error, signal)
  }
}

/** One save from start to end. */
class Saving {
  readonly #pages: Collage
  readonly #about: AboutPages
  readonly #photos: readonly LocalPhoto[]
  readonly #unplaced: readonly LocalPhoto[]
  /** The photos without a slot that this save has sent: the account has them. */
  readonly #sent = new Set<string>()
  #leftOut: readonly string[] = []
  readonly #onProgress: (progress: SaveProgress<FailureReason>) => void
  #progress: SaveProgress<FailureReason>

  constructor(pages: Collage, about: AboutPages, onProgress: (progress: SaveProgress<FailureReason>) => void) {
    this.#pages = pages
    this.#about = about
    this.#photos = localPhotos(pages)
    this.#unplaced = unplacedToSend(pages, useLibrary.getState(), photoPost.fileOf)
    this.#onProgress = onProgress
    this.#progress = startProgress([...this.#photos, ...this.#unplaced], Date.now(), sentAhead(pages))
    onProgress(this.#progress)
  }

  async run(forOrder: boolean, signal: AbortSignal): Promise<SaveOutcome> {
    const screenshot = takeScreenshot(this.#pages, signal)
    if (!(await this.#send(this.#photos, signal))) return { kind: 'failed', reason: undefined }
    await this.#sendUnplaced(this.#unplaced, signal)
    const id = await this.#postAnew(() => this.#post(screenshot, forOrder, signal), signal)
    if (id === undefined) {
      this.#update(saveCancelled(this.#progress))
      return { kind: 'cancelled' }
    }
    markSaved(this.#about.draftId, this.#pages, id)
    letFilesGo(placedPhotos(this.#pages).map((photo) => photo.id))
    this.#update(saveFinished(this.#progress))
    return { kind: 'saved', id, leftOut: this.#leftOut }
  }

  /**
   * Sends photos of another account once more, as far as this computer has them: those with a slot, then the others.
   */
  async #postAnew(
    post: () => Promise<string | undefined>,
    signal: AbortSignal,
    before: readonly Refused[] = [],
  ): Promise<string | undefined> {
    let refused: Refused | undefined
    try {
      return await post()
    } catch (error) {
      refused = refusedPhoto(this.#pages, error)
      if (refused === undefined) throw error
      if (before.includes(refused)) throw refused === 'placed' ? new AnotherAccount() : error
    }
    await (refused === 'placed' ? this.#sendPlacedAnew(signal) : this.#sendUnplacedAnew(signal))
    return this.#postAnew(post, signal, [...before, refused])
  }

  async #sendPlacedAnew(signal: AbortSignal): Promise<void> {
    const again = placedPhotos(this.#pages).filter((each) => photoPost.fileOf(each.id) !== undefined)
    this.#update(startProgress(again, Date.now()))
    if (!(await this.#send(again, signal))) throw new AnotherAccount()
  }

  async #sendUnplacedAnew(signal: AbortSignal): Promise<void> {
    const library = useLibrary.getState()
    const withoutSlot = listedWithoutSlot(this.#pages, library).filter((id) => !this.#sent.has(id))
    const again = unplacedToSendAnew(this.#pages, library, photoPost.fileOf, withoutSlot)
    if (again.length > 0) this.#update(startProgress(again, Date.now()))
    await this.#sendUnplaced(again, signal)
    this.#leftOut = withoutSlot.filter((id) => !this.#sent.has(id))
  }

  /** Returns the collage's id in the account. A collage that was deleted there is saved as a new one. */
  async #post(screenshot: Promise<string>, forOrder: boolean, signal: AbortSignal): Promise<string | undefined> {
    const { savedId } = this.#about
    const picture = await screenshot
    const about = { ...this.#about, leftOut: this.#leftOut, screenshot: picture, isForOrder: forOrder }
    const send = (collageid: string | undefined) => postCollage(this.#pages, { ...about, savedId: collageid }, signal)
    try {
      return await send(savedId)
    } catch (error) {
      const isGone = isCallFailure(error, 'saveOfUnknown') && savedId !== undefined
      if (!isGone) throw error
      return send(undefined)
    }
  }

  /** Resolves to whether all photos have arrived. */
  async #send(photos: readonly LocalPhoto[], signal: AbortSignal): Promise<boolean> {
    await sendPhotos(
      photos,
      photoPost,
      {
        onBytes: (bytes) => this.#update(bytesSent(this.#progress, bytes)),
        onSent: () => this.#update(photoSent(this.#progress)),
        onFailed: (failed) => this.#update(photoFailed(this.#progress, failed)),
      },
      signal,
    )
    signal.throwIfAborted()
    if (this.#progress.errorResources === 0) return true
    this.#update(saveFailed(this.#progress))
    return false
  }

  /** A photo no slot has is no reason for a save to fail: the customer hears of those that stay behind. */
  async #sendUnplaced(photos: readonly LocalPhoto[], signal: AbortSignal): Promise<void> {
    const failed = new Set<string>()
    const onEnded = () => this.#update(photoSent(this.#progress))
    await sendPhotos(
      photos,
      photoPost,
      {
        onBytes: (bytes) => this.#update(bytesSent(this.#progress, bytes)),
        onSent: onEnded,
        onFailed: ({ id }) => {
          failed.add(id)
          onEnded()
        },
      },
      signal,
    )
    signal.throwIfAborted()
    for (const { id } of photos) if (!failed.has(id)) this.#sent.add(id)
  }

  fail(error: unknown, signal: AbortSignal): SaveOutcome {
    if (signal.aborted) {
      this.#update(saveCancelled(this.#progress))
      return { kind: 'cancelled' }
    }
    track('save-error', { error: error instanceof Error ? error.message : String(error) })
    this.#update(saveFailed(this.#progress))
    if (error instanceof AnotherAccount) return { kind: 'of another account' }
    return { kind: 'failed', reason: failureReason(error) }
  }

  #update(progress: SaveProgress<FailureReason>): void {
    this.#progress = progress
    this.#onProgress(progress)
  }
}

/** The photos of all pages that the server does not have yet, each once. */
function localPhotos(pages: Collage): readonly LocalPhoto[] {
  return placedPhotos(pages).filter(({ serverId }) => serverId === undefined)
}

/** The photos that were sent ahead and belonged to no saved collage before. */
function sentAhead(pages: Collage): readonly LocalPhoto[] {
  return placedPhotos(pages).filter(({ id, serverId }) => serverId !== undefined && photoPost.fileOf(id))
}

/** Whether the photo an account refused has a slot. The collage is whole without one that has none. */
type Refused = 'placed' | 'unplaced'

/** Which photo was refused, if that is the error: one account began the save and another goes on with it. */
function refusedPhoto(pages: Collage, error: unknown): Refused | undefined {
  if (!(error instanceof CallFailure) || error.code !== 'photoNotYours') return undefined
  const library = useLibrary.getState()
  if (photosOnPages(pages).some((id) => library.photos[id]?.serverId === error.photoId)) return 'placed'
  const isListed = listedWithoutSlot(pages, library).some((id) => library.photos[id]?.serverId === error.photoId)
  return isListed ? 'unplaced' : undefined
}

class AnotherAccount extends Error {
  constructor() {
    super('The photos of this collage are in another account.')
  }
}

function placedPhotos(pages: Collage): readonly (LocalPhoto & { readonly serverId: string | undefined })[] {
  const { photos } = useLibrary.getState()
  return photosOnPages(pages).map((id) => {
    const photo = photos[id]
    return { id, name: photo?.name ?? id, bytes: photoPost.fileOf(id)?.size ?? 0, serverId: photo?.serverId }
  })
}
