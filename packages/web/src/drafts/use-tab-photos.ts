import { useEffect } from 'react'
import { tabPhotos } from './tab-photos.ts'

/** Brings back the photos this tab had before its page was loaded anew; nobody without any loads what that takes. */
export function useTabPhotos(): void {
  useEffect(() => {
    if (tabPhotos() !== undefined) void import('./keep-photos.ts').then(({ keepPhotos }) => keepPhotos())
  }, [])
}
