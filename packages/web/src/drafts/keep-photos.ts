import { isSignedInHere } from '../calls/account-presence.ts'
import { randomId } from '../calls/random-id.ts'
import { useDocument } from '../document/document-store.ts'
import { fileOf, useLibrary } from '../photos/library-store.ts'
import { coalesce } from './coalesce.ts'
import { deleteDraft, readShelf, writePhoto, writeShelf } from './draft-database.ts'
import { keptOf } from './draft-from-document.ts'
import { holdDraft, letGoOfDraft } from './draft-lock.ts'
import { newShelf } from './photo-shelf.ts'
import { filesOf, restorePhotos } from './restore-photos.ts'
import { sayRefused } from './say-refused.ts'
import { sweepDrafts } from './sweep-drafts.ts'
import { tabDraft } from './tab-draft.ts'
import { forgetTabPhotos, rememberTabPhotos, tabPhotos } from './tab-photos.ts'

const WRITE_DELAY_MS = 300

let keeping: Promise<void> | undefined
/** Where the photos are kept now, and those whose bytes are there. */
let shelf: { readonly draftId: string; readonly filed: Set<string> } | undefined

/**
 * From now on photos brought before there is a collage are kept as its draft will keep them: first comes back what this
 * tab had before its page was loaded anew.
 */
export function keepPhotos(): Promise<void> {
  keeping ??= begin()
  return keeping
}

async function begin(): Promise<void> {
  // Whoever cannot read cannot write either, and is told so there.
  await restoreShelf().catch(() => undefined)
  const writing = coalesce(write, WRITE_DELAY_MS)
  useDocument.subscribe(handOver)
  useLibrary.subscribe(({ photos, order }, before) => {
    if (photos !== before.photos || order !== before.order) writing.touch()
  })
  for (const leaving of ['beforeunload', 'pagehide']) window.addEventListener(leaving, () => void writing.flush())
  writing.touch()
  void sweepDrafts()
}

async function restoreShelf(): Promise<void> {
  const draftId = tabPhotos()
  if (draftId === undefined || tabDraft() !== undefined) return
  // A duplicated tab has the same id, but the photos belong to the first.
  const kept = (await holdDraft(draftId)) ? await readShelf(draftId) : undefined
  const files = kept && (await filesOf(kept))
  const isFree = !useDocument.getState().pages && Object.keys(useLibrary.getState().photos).length === 0
  if (!files || !isFree) {
    letGoOfDraft(draftId)
    return forgetTabPhotos()
  }
  shelf = { draftId, filed: new Set(files.keys()) }
  useDocument.setState({ draftId })
  restorePhotos(kept, files)
}

async function write(): Promise<void> {
  if (useDocument.getState().pages) return
  const { order } = useLibrary.getState()
  try {
    // Somebody who signed out took them away.
    if (shelf && tabPhotos() !== shelf.draftId) shelf = undefined
    if (order.length > 0) shelf ??= await newPlace()
    if (shelf) await writeTo(shelf)
  } catch (error) {
    sayRefused(error)
  }
}

async function newPlace() {
  const draftId = randomId()
  await holdDraft(draftId)
  rememberTabPhotos(draftId)
  useDocument.setState({ draftId })
  return { draftId, filed: new Set<string>() }
}

async function writeTo({ draftId, filed }: NonNullable<typeof shelf>): Promise<void> {
  for (const id of useLibrary.getState().order) {
    const file = filed.has(id) ? undefined : fileOf(id)
    if (file) await writePhoto(draftId, id, file)
    if (file) filed.add(id)
  }
  const { photos, order } = useLibrary.getState()
  const kept = order.flatMap((id) => keptOf(photos[id]) ?? [])
  await writeShelf(
    newShelf({ draftId, updatedAt: Date.now(), photos: kept, ...(isSignedInHere() && { isOfAccount: true }) }),
  )
}

/** From now on the collage keeps its photos. If it was begun with these, they stay where they are; otherwise they are removed. */
function handOver({ pages, draftId }: ReturnType<typeof useDocument.getState>): void {
  if (!pages || !shelf) return
  const left = shelf
  shelf = undefined
  forgetTabPhotos()
  if (left.draftId === draftId) return
  letGoOfDraft(left.draftId)
  void deleteDraft(left.draftId).catch(() => undefined)
}
