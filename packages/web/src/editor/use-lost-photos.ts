import { useEffect } from 'react'
import { run, useDocument } from '../document/document-store.ts'
import { onPhotoFailed, useLibrary } from '../photos/library-store.ts'
import { showSheetToast } from '../ui/toast-queue.ts'

/** A photo that can no longer be loaded leaves its slots, and the customer is told which one it was. */
export function useLostPhotos(): void {
  useEffect(
    () =>
      onPhotoFailed((id) => {
        const before = useDocument.getState().pages
        run({ kind: 'drop photo', id })
        const name = useLibrary.getState().photos[id]?.name ?? ''
        if (useDocument.getState().pages !== before)
          showSheetToast('editor.photoLost', { values: { name }, tone: 'urgent' })
      }),
    [],
  )
}
