import { useLibrary } from '../photos/library-store.ts'
import { takeAway } from './photo-actions.ts'
import { showStepToast } from './sheet-toasts.ts'

/** Deletes a photo. If a sheet showed it, a toast offers to undo that. */
export function deletePhoto(photoId: string): void {
  const name = useLibrary.getState().photos[photoId]?.name ?? ''
  if (takeAway(photoId)) showStepToast('photo.deletedUsed', { name })
}
