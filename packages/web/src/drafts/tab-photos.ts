import { inTabStorage } from './tab-storage.ts'

const KEY = 'collagerie-photos'

/** The id this tab keeps photos under that were brought before there was a collage; where it is stored it outlives a reload. */
class TabPhotos {
  /** The id where storage is closed off: without it every change would begin a new shelf, with all photos again. */
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
