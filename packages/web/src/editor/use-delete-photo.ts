import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { useLibrary } from '../photos/library-store.ts'
import { showToast } from '../ui/toast-queue.ts'
import { wayBack } from './document-store.ts'
import { deletePhoto } from './photo-actions.ts'

/** Deletes a photo, and says so where the sheet has lost it too: from there it can be taken back. */
export function useDeletePhoto(): (photoId: string) => void {
  const t = useTranslations()
  return useCallback(
    (photoId) => {
      const name = useLibrary.getState().photos[photoId]?.name ?? ''
      if (!deletePhoto(photoId)) return
      showToast(t('photo.deletedUsed', { name }), 'calm', { label: t('editor.undoShort'), run: wayBack() })
    },
    [t],
  )
}
