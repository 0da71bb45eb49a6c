import { type Collage, writeCollageXml } from '@collagerie/core/collage'
import { saveCollage } from '@collagerie/core/placement'
import {
  bytesSent,
  type LocalResource,
  resourceFailed,
  resourceFinished,
  type SaveProgress,
  saveCancelled,
  saveFailed,
  saveFinished,
  startProgress,
} from '@collagerie/core/saving'
import { EDITOR_ID, EDITOR_VERSION } from '@collagerie/protocol'
import { post } from '../account/account-calls.ts'
import { event } from '../app/analytics.ts'
import { useSession } from '../app/session.ts'
import { markSaved, useDocument } from '../editor/document-store.ts'
import { originalIn } from '../editor/photo-actions.ts'
import { defaultTextOf } from '../painting/default-text.ts'
import { librarySource, useLibrary } from '../photos/library-store.ts'
import { photoPost } from './photo-post.ts'
import { takeScreenshot } from './screenshot.ts'
import { sendPhotos } from './send-photos.ts'

export type SaveOutcome =
  | { readonly kind: 'saved'; readonly id: string }
  | { readonly kind: 'cancelled' }
  /** `reason` is empty where the photos that failed say enough. */
  | { readonly kind: 'failed'; readonly reason: string }

let running: AbortController | undefined

/** Any completed navigation gives up a save that is under way. */
useSession.subscribe(({ saving }) => {
  if (!saving) running?.abort()
})

export function cancelSave(): void {
  running?.abort()
}

/** Sends the photos only this computer has, then the collage. Never throws. */
export async function save(forOrder: boolean, onProgress: (progress: SaveProgress) => void): Promise<SaveOutcome> {
  const { collage } = useDocument.getState()
  if (running) return { kind: 'failed', reason: 'Already busy saving.' }
  if (!collage) return { kind: 'cancelled' }
  const controller = new AbortController()
  running = controller
  useSession.setState({ saving: true })
  const saving = new Saving(collage, onProgress)
  try {
    return await saving.run(forOrder, controller.signal)
  } catch (error) {
    return saving.fail(error, controller.signal)
  } finally {
    running = undefined
    useSession.setState({ saving: false })
  }
}

/** One save from its first byte to its end. */
class Saving {
  readonly #collage: Collage
  readonly #resources: readonly LocalResource[]
  readonly #onProgress: (progress: SaveProgress) => void
  #progress: SaveProgress

  constructor(collage: Collage, onProgress: (progress: SaveProgress) => void) {
    this.#collage = collage
    this.#resources = localResources(collage)
    this.#onProgress = onProgress
    this.#progress = startProgress(this.#resources, Date.now())
    onProgress(this.#progress)
  }

  async run(forOrder: boolean, signal: AbortSignal): Promise<SaveOutcome> {
    const screenshot = takeScreenshot(this.#collage, librarySource, defaultTextOf)
    await sendPhotos(
      this.#resources,
      photoPost,
      {
        onBytes: (bytes) => this.#update(bytesSent(this.#progress, bytes)),
        onSent: () => this.#update(resourceFinished(this.#progress)),
        onFailed: (failed) => this.#update(resourceFailed(this.#progress, failed)),
      },
      signal,
    )
    signal.throwIfAborted()
    if (this.#progress.errorResources > 0) {
      this.#update(saveFailed(this.#progress))
      return { kind: 'failed', reason: '' }
    }
    const id = await postCollage(this.#collage, await screenshot, forOrder, signal)
    if (id === undefined) {
      this.#update(saveCancelled(this.#progress))
      return { kind: 'cancelled' }
    }
    markSaved(this.#collage, id)
    this.#update(saveFinished(this.#progress))
    return { kind: 'saved', id }
  }

  fail(error: unknown, signal: AbortSignal): SaveOutcome {
    if (signal.aborted) {
      this.#update(saveCancelled(this.#progress))
      return { kind: 'cancelled' }
    }
    const reason = error instanceof Error ? error.message : String(error)
    event('save-error', { error: reason })
    this.#update(saveFailed(this.#progress))
    return { kind: 'failed', reason }
  }

  #update(progress: SaveProgress): void {
    this.#progress = progress
    this.#onProgress(progress)
  }
}

/** Each photo once, wherever it lies, that the server does not have yet. */
function localResources({ userdata }: Collage): readonly LocalResource[] {
  const { photos } = useLibrary.getState()
  const placed = new Set(Object.values(userdata.images).flatMap(({ photo }) => (photo ? [photo.id] : [])))
  return [...placed].flatMap((id) => {
    const photo = photos[id]
    if (photo?.serverId !== undefined) return []
    return [{ id, name: photo?.name ?? id, bytes: photoPost.fileOf(id)?.size ?? 0 }]
  })
}

/** The id the collage has in the account; nothing when the server answered with none. */
async function postCollage(
  collage: Collage,
  screenshot: string,
  forOrder: boolean,
  signal: AbortSignal,
): Promise<string | undefined> {
  const { photos } = useLibrary.getState()
  const { savedId, extras } = useDocument.getState()
  const saved = saveCollage(collage, {
    screenshot,
    storedId: (id) => photos[id]?.serverId ?? id,
    originalOf: (id) => originalIn(photos, id),
    extras,
  })
  const answer = await post(
    '/api/save?format=json',
    {
      collagexml: writeCollageXml(saved),
      editor: EDITOR_ID,
      editor_version: EDITOR_VERSION,
      fororder: forOrder,
      templateid: collage.choice.templateId,
      ...(savedId !== undefined && { collageid: savedId }),
    },
    signal,
  )
  return idIn(answer)
}

function idIn(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null || !('collageid' in answer)) return undefined
  return typeof answer.collageid === 'string' && answer.collageid !== '' ? answer.collageid : undefined
}
