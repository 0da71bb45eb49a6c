import { emptySlots } from '@collagerie/core/collage'
import { useDocument } from '../document/document-store.ts'
import { filesOutcome } from '../photos/dialog/files-outcome.ts'
import { takeIn } from '../photos/take-in.ts'
import { tellRefused } from '../photos/tell-refused.ts'
import { useDesk } from './desk-store.ts'
import { lookedSoon } from './looked-soon.ts'
import { placeAnywhere, placeIn } from './photo-actions.ts'
import { tellFull } from './sheet-notices.ts'

/**
 * Takes files dropped on the editor. One goes into the slot it fell on, or into the first that is empty; several are
 * brought, and it is asked whether they are to fill the sheet.
 */
export async function takeFiles(files: readonly File[], slot?: string): Promise<void> {
  const { shown: page } = useDocument.getState()
  const photos = await takeIn(files)
  tellRefused(photos)
  const outcome = filesOutcome(files.length, photos)
  if (outcome.kind === 'select') {
    await lookedSoon([outcome.id])
    place(outcome.id, slot, page)
  }
  if (outcome.kind === 'many') offer(outcome.ids)
}

/** The slot is one of the page the file fell on, whichever is shown by now. */
function place(photoId: string, slot: string | undefined, page: number): void {
  if (slot !== undefined) placeIn(slot, photoId, page)
  else if (!placeAnywhere(photoId)) tellFull()
}

/** Asked of the collage as it is by now: reading files takes its time. */
function offer(photoIds: readonly string[]): void {
  const { collage } = useDocument.getState()
  if (!collage || emptySlots(collage).length === 0) tellFull()
  else useDesk.setState({ offered: photoIds })
}
