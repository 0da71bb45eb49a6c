import { inTabStorage } from './tab-storage.ts'

const KEY = 'collagerie-photos'

/** The id this tab keeps photos under that were brought before there was a collage; it outlives a reload. */
export function tabPhotos(): string | undefined {
  return inTabStorage((storage) => storage.getItem(KEY) ?? undefined)
}

export function rememberTabPhotos(draftId: string): void {
  inTabStorage((storage) => storage.setItem(KEY, draftId))
}

export function forgetTabPhotos(): void {
  inTabStorage((storage) => storage.removeItem(KEY))
}
