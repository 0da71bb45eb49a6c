import { MOST_SELECTED_PHOTOS } from '@collagerie/core/photo'
import { useTranslations } from 'use-intl'
import { showToast } from '../ui/toast-queue.ts'
import { addFiles, type LibraryPhoto } from './library-store.ts'

/** Adds files to the library, and says so at once when there are more than it takes. */
export function useAddFiles(): (files: readonly File[]) => Promise<readonly LibraryPhoto[]> {
  const t = useTranslations('photo')
  return (files) => {
    const { photos, ignored } = addFiles(files)
    if (ignored > 0) {
      showToast(`${t('maximumReached', { max: MOST_SELECTED_PHOTOS })} ${t('ignored', { count: ignored })}`)
    }
    return photos
  }
}
