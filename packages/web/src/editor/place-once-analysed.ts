import { useDocument } from '../document/document-store.ts'
import { analysedSoon } from '../photos/analysed-soon.ts'
import { placeAnywhere, placeIn } from './photo-actions.ts'
import { showFullToast } from './sheet-toasts.ts'

/** The sheet a photo is meant for, even if another is shown once the photo is analysed. */
export interface IntendedSlot {
  readonly draftId: string
  /** The page's index. */
  readonly at: number
  readonly slot: string | undefined
}

export function intendedSlot(slot: string | undefined): IntendedSlot {
  const { draftId, shown } = useDocument.getState()
  return { draftId, at: shown, slot }
}

/**
 * Puts a photo into its intended slot, or the first empty one of that sheet. A collage opened meanwhile stays
 * unchanged.
 */
export async function placeOnceAnalysed(photoId: string, { draftId, at, slot }: IntendedSlot): Promise<void> {
  await analysedSoon([photoId])
  if (useDocument.getState().draftId !== draftId) return
  if (slot !== undefined) placeIn(slot, photoId, { at })
  else if (!placeAnywhere(photoId, { at })) showFullToast()
}
