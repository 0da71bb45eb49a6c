import { emptySlots } from '@collagerie/core/collage'
import { useTranslations } from 'use-intl'
import { filesOutcome } from '../photos/dialog/files-outcome.ts'
import type { LibraryPhoto } from '../photos/library-store.ts'
import { useAddFiles } from '../photos/use-add-files.ts'
import { showToast } from '../ui/toast-queue.ts'
import { useDesk } from './desk-store.ts'
import { useDocument } from './document-store.ts'
import { placeAnywhere, placeIn } from './photo-actions.ts'

/**
 * Takes files dropped on the editor. One goes into the slot it fell on, or into the first that is empty; several are
 * brought, and it is asked whether they are to fill the sheet.
 */
export function useTakeFiles(): (files: readonly File[], slot?: string) => Promise<void> {
  const t = useTranslations()
  const addFiles = useAddFiles()

  /** One refusal names its file; many at once would bury the sheet under them, and each stands on its tile too. */
  function tellRefused(photos: readonly LibraryPhoto[]): void {
    const [first, ...others] = photos.filter((photo) => photo.state === 'ERROR')
    if (!first) return
    const single = `${first.name}: ${t(`fileservice.${first.error}`)}`
    const several = `${t('editor.refused', { count: others.length + 1 })} ${t('photo.uploadHint')}`
    showToast(others.length === 0 ? single : several, 'urgent')
  }

  function place(photoId: string, slot: string | undefined): void {
    if (slot !== undefined) placeIn(slot, photoId)
    else if (!placeAnywhere(photoId)) showToast(t('editor.full'))
  }

  /** Asked of the collage as it is by now: reading files takes its time. */
  function offer(photoIds: readonly string[]): void {
    const { collage } = useDocument.getState()
    if (!collage || emptySlots(collage).length === 0) showToast(t('editor.full'))
    else useDesk.setState({ offered: photoIds })
  }

  return async (files, slot) => {
    const photos = await addFiles(files)
    tellRefused(photos)
    const outcome = filesOutcome(files.length, photos)
    if (outcome.kind === 'select') place(outcome.id, slot)
    if (outcome.kind === 'many') offer(outcome.ids)
  }
}
