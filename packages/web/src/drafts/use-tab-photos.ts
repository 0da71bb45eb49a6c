import { useEffect } from 'react'
import { fetchUntilItComes } from '../ui/fetch-until-it-comes.ts'
import { tabPhotos } from './tab-photos.ts'

/** Restores the photos this tab had before a reload. Its code is loaded only if there are any. */
export function useTabPhotos(): void {
  useEffect(() => {
    if (tabPhotos.id === undefined) return undefined
    return fetchUntilItComes(
      () => import('./keep-photos.ts'),
      ({ keepPhotos }) => void keepPhotos(),
    )
  }, [])
}
