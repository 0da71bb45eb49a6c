import { picksIn } from '@collagerie/core/handling'
import { useTranslations } from 'use-intl'
import { newStepKey } from '../../document/document-store.ts'
import { useLibrary } from '../../photos/library-store.ts'
import { placeAnywhere } from '../photo-actions.ts'
import { showFullToast } from '../sheet-toasts.ts'
import { pickedPhotos, removePicked } from './picked-photos.ts'
import { PicksBar } from './picks-bar.tsx'
import { pickNone, usePicks } from './picks-store.ts'

/** The actions for the photos chosen in the tray. */
export function PhotoPicks() {
  const t = useTranslations('editor.picks')
  const picks = usePicks((state) => state.photos)
  const count = useLibrary(({ order }) => picksIn(picks, order).length)
  if (count === 0) return null
  return (
    <PicksBar
      count={count}
      actions={[
        { label: t('place'), run: placePicked },
        { label: t('remove'), run: removePicked },
      ]}
    />
  )
}

/** Puts each into the next empty slot, in the tray's order, as one step. */
function placePicked(): void {
  const step = newStepKey()
  const left = pickedPhotos().filter((id) => !placeAnywhere(id, { step }))
  if (left.length > 0) showFullToast()
  pickNone()
}
