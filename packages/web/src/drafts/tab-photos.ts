import { inTabStorage } from './tab-storage.ts'

const KEY = 'collagerie-photos'

/** The id where storage is closed off: without it every change would begin a new shelf, with all photos again. */
let unstored: string | undefined

/** The id this tab keeps photos under that were brought before there was a collage; where it is stored it outlives a reload. */
export function tabPhotos(): string | undefined {
  return inTabStorage((storage) => storage.getItem(KEY) ?? undefined) ?? unstored
}

export function rememberTabPhotos(draftId: string): void {
  unstored = draftId
  inTabStorage((storage) => {
    storage.setItem(KEY, draftId)
    unstored = undefined
  })
}

export function forgetTabPhotos(): void {
  unstored = undefined
  inTabStorage((storage) => storage.removeItem(KEY))
}
