import { useLibrary } from '../photos/library-store.ts'
import { takeAway } from './photo-actions.ts'
import { notifyStep } from './sheet-notices.ts'

/** Deletes a photo. If a sheet showed it, a notice offers to undo that. */
export function deletePhoto(photoId: string): void {
  const name = useLibrary.getState().photos[photoId]?.name ?? ''
  if (takeAway(photoId)) notifyStep('photo.deletedUsed', { name })
}
