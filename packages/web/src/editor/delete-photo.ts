import { useLibrary } from '../photos/library-store.ts'
import { takeAway } from './photo-actions.ts'
import { tellStep } from './sheet-notices.ts'

/** Deletes a photo, and says so where the sheet has lost it too: from there it can be taken back. */
export function deletePhoto(photoId: string): void {
  const name = useLibrary.getState().photos[photoId]?.name ?? ''
  if (takeAway(photoId)) tellStep('photo.deletedUsed', { name })
}
