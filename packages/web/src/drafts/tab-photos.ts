import { inStorage } from '../ui/in-storage.ts'
import { STORAGE_KEYS } from '../ui/storage-keys.ts'

const KEY = STORAGE_KEYS.photos

/**
 * The id under which this tab stores photos that are added before there is a collage; if stored, it survives a reload.
 */
class TabPhotos {
  /** The id if storage is blocked: without it every change would store all photos again under a new id. */
  #unstored: string | undefined

  get id(): string | undefined {
    return inStorage('tab', (storage) => storage.getItem(KEY) ?? undefined) ?? this.#unstored
  }

  remember(draftId: string): void {
    this.#unstored = draftId
    inStorage('tab', (storage) => {
      storage.setItem(KEY, draftId)
      this.#unstored = undefined
    })
  }

  forget(): void {
    this.#unstored = undefined
    inStorage('tab', (storage) => storage.removeItem(KEY))
  }
}

export const tabPhotos = new TabPhotos()
