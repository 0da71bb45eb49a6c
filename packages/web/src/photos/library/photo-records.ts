import type { Rotation } from '@collagerie/core/placement'
import { create } from 'zustand'
import type { LibraryPhoto } from './library-photo.ts'

export interface LibraryState {
  readonly photos: Readonly<Record<string, LibraryPhoto>>
  /** The ids of the offered photos, in the order they were chosen. */
  readonly order: readonly string[]
  /** The progress of the files chosen since the last moment without an import. */
  readonly progress: { readonly done: number; readonly total: number } | undefined
}

export type PhotoRecords = ReturnType<typeof createPhotoRecords>

/** What the page knows of each photo, and which photos are offered; pixels and files are kept elsewhere. */
export function createPhotoRecords() {
  const store = create<LibraryState>()(() => ({ photos: {}, order: [], progress: undefined }))
  /** Ids of local photos count down from -2, so that they never equal a server's id. */
  let nextId = -2

  const photoOf = (id: string): LibraryPhoto | undefined => store.getState().photos[id]

  function put(photo: LibraryPhoto): LibraryPhoto {
    store.setState(({ photos }) => ({ photos: { ...photos, [photo.id]: photo } }))
    return photo
  }

  function drop(id: string): void {
    store.setState(({ photos: { [id]: _dropped, ...photos }, order }) => ({
      photos,
      order: order.filter((each) => each !== id),
    }))
  }

  function offer(id: string): void {
    store.setState(({ order }) => (order.includes(id) ? {} : { order: [...order, id] }))
  }

  function count(done: number, total: number): void {
    store.setState(({ progress = { done: 0, total: 0 } }) => {
      const now = { done: progress.done + done, total: progress.total + total }
      return { progress: now.done < now.total ? now : undefined }
    })
  }

  function announce(facts: Pick<LibraryPhoto, 'name' | 'photoType'> & Partial<LibraryPhoto>): LibraryPhoto {
    const id = facts.id ?? String(nextId)
    // A draft brings its own ids, which no new photo may get.
    if (Number(id) <= nextId) nextId = Number(id) - 1
    const { name, photoType, uniqueFileId, serverId, used = 0 } = facts
    const photo = put({ id, name, photoType, uniqueFileId, serverId, used, state: 'LOADING' })
    offer(id)
    return photo
  }

  /** Removes a photo from the offer unless a slot shows it. Its pixels stay, since an undo may bring it back. */
  function removePhoto(id: string): boolean {
    const photo = photoOf(id)
    if (!photo || photo.used > 0 || photo.state === 'LOADING') return false
    if (photo.state === 'ERROR') drop(id)
    else store.setState(({ order }) => ({ order: order.filter((each) => each !== id) }))
    return true
  }

  /** Sets the number of slots that show each photo. */
  function syncUsed(counts: ReadonlyMap<string, number>): void {
    for (const photo of Object.values(store.getState().photos)) {
      const used = counts.get(photo.id) ?? 0
      if (used > 0) offer(photo.id)
      if (used !== photo.used) put({ ...photo, used })
    }
  }

  /** A photo the customer has turned is turned in its next slot too. */
  function suggestRotation(id: string, rotation: Rotation): void {
    const photo = photoOf(id)
    if (photo?.state === 'IMAGE' && photo.photoType === 'computer') put({ ...photo, rotation })
  }

  /** Sets a photo's name, which screen readers announce. An empty name changes nothing. */
  function renamePhoto(id: string, name: string): void {
    const photo = photoOf(id)
    const words = name.replaceAll(/\s+/g, ' ').trim()
    if (photo && words !== '' && words !== photo.name) put({ ...photo, name: words })
  }

  return { store, photoOf, put, drop, offer, count, announce, removePhoto, syncUsed, suggestRotation, renamePhoto }
}
