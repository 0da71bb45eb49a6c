import { STORAGE_KEYS } from '../ui/storage-keys.ts'
import { inTabStorage } from './tab-storage.ts'

const KEY = STORAGE_KEYS.photos

/**
 * The id under which this tab stores photos that are added before there is a collage; if stored, it survives a reload.
 */
class TabPhotos {
  /** The id if storage is blocked: without it every change would store all photos again under a new id. */
  #unstored: string | undefined

  get id(): string | undefined {
    return inTabStorage((storage) => storage.getItem(KEY) ?? undefined) ?? this.#unstored
  }

  remember(draftId: string): void {
    this.#unstored = draftId
    inTabStorage((storage) => {
      storage.setItem(KEY, draftId)
      this.#unstored = undefined
    })
  }

  forget(): void {
    this.#unstored = undefined
    inTabStorage((storage) => storage.removeItem(KEY))
  }
}

export const tabPhotos = new TabPhotos()
