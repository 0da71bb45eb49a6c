import { useEffect } from 'react'
import { fetchUntilItComes } from '../ui/fetch-until-it-comes.ts'
import { tabPhotos } from './tab-photos.ts'

/** Brings back the photos this tab had before a reload. The code for it is fetched only where there are any. */
export function useTabPhotos(): void {
  useEffect(() => {
    if (tabPhotos.id === undefined) return undefined
    return fetchUntilItComes(
      () => import('./keep-photos.ts'),
      ({ keepPhotos }) => void keepPhotos(),
    )
  }, [])
}
