import { type Collage, emptySlots } from '@collagerie/core/collage'
import { useTranslations } from 'use-intl'
import { takeStep } from '../../app/session.ts'
import { PhotoDialog } from '../../photos/photo-dialog.tsx'
import { showToast } from '../../ui/toast-queue.ts'
import { useDesk } from '../desk-store.ts'
import { placeAnywhere, placeIn } from '../photo-actions.ts'

interface Props {
  readonly collage: Collage
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Brings a photo for the slot that was clicked; without one, into the first that is empty. */
export function ChoosePhoto({ collage, isOpen, onClose }: Props) {
  const t = useTranslations('editor')
  const slot = useDesk((desk) => desk.slot)

  function select(photoId: string): void {
    if (slot !== undefined) placeIn(slot, photoId)
    else if (!placeAnywhere(photoId)) showToast(t('full'))
  }

  function offer(photoIds: readonly string[]): void {
    if (isOpen) takeStep('closeDialog')
    if (emptySlots(collage).length === 0) showToast(t('full'))
    else useDesk.setState({ offered: photoIds })
  }

  return <PhotoDialog isOpen={isOpen} onClose={onClose} onSelect={select} onManyAdded={offer} />
}
