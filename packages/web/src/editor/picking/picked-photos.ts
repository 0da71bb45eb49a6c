import { picksIn } from '@collagerie/core/handling'
import { newStepKey } from '../../document/document-store.ts'
import { useLibrary } from '../../photos/library-store.ts'
import { takeAway } from '../photo-actions.ts'
import { showStepToast } from '../sheet-toasts.ts'
import { pickNone, usePicks } from './picks-store.ts'

/** The photos chosen in the tray, in its order. */
export const pickedPhotos = () => picksIn(usePicks.getState().photos, useLibrary.getState().order)

/** Used photos leave the sheet too, in one step. */
export function removePicked(): void {
  const ids = pickedPhotos()
  const step = newStepKey()
  const used = ids.filter((id) => takeAway(id, step))
  if (used.length > 0) showStepToast('editor.picks.removed', { count: ids.length })
  pickNone()
}
