import { slotDataOf } from '@collagerie/core/collage'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { useDocument } from '../../document/document-store.ts'
import { takeStep } from '../../navigation/tab-state.ts'
import { useLibrary } from '../../photos/library-store.ts'
import { PhotoDialog, type PhotoTab } from '../../photos/photo-dialog.tsx'
import { QuotesPanel } from '../../photos/quotes/quotes-panel.tsx'
import type { RefusedFile } from '../../photos/refused-files.ts'
import { SocialPanel } from '../../photos/social/social-panel.tsx'
import { loadService, useSocial } from '../../photos/social/social-store.ts'
import { deletePhoto } from '../delete-photo.ts'
import { useEditorUi } from '../editor-ui-store.ts'
import { offerPhotos } from '../offer-photos.ts'
import { intendedSlot, placeOnceAnalysed } from '../place-once-analysed.ts'
import { showFullToast } from '../sheet-toasts.ts'

const QUOTES = 'quotes'

interface Props {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Brings a photo into the slot that was clicked; without one, into the first empty slot. */
export function ChoosePhoto({ isOpen, onClose }: Props) {
  const t = useTranslations()
  const slot = useEditorUi((desk) => desk.slot)
  // Whoever replaces a quote most likely wants another one.
  const inSlot = useDocument(({ page }) => page && slot !== undefined && slotDataOf(page, slot)?.photo?.id)
  const isQuote = useLibrary(({ photos }) => Boolean(inSlot) && photos[inSlot || '']?.photoType === 'quotes')
  const service = useSocial((social) => social.service?.name)

  // Loaded before the dialog opens, so that no tab appears late, and again on opening if that failed.
  useEffect(() => void loadService(), [])
  useEffect(() => {
    if (isOpen) void loadService()
  }, [isOpen])

  /**
   * If no slot is empty, the dialog stays open for the slot it was opened for: one of the photos may be meant for it.
   * Opened for none, it gives way to the collage, where the photo to replace has to be tapped.
   */
  function offer(photoIds: readonly string[], refused: readonly RefusedFile[]): void {
    const isOffered = offerPhotos(photoIds, refused)
    if (isOpen && (isOffered || slot === undefined)) takeStep('closeDialog')
    if (!isOffered) showFullToast()
  }

  /** If the dialog was not opened for a slot, the photos that still wait for one are offered too. */
  async function place(photoId: string): Promise<void> {
    await placeOnceAnalysed(photoId, intendedSlot(slot))
    if (slot === undefined) offerPhotos([])
  }

  const social = service === undefined ? [] : [socialTab(service)]
  return (
    <PhotoDialog
      isOpen={isOpen}
      onClose={onClose}
      onSelect={(photoId) => void place(photoId)}
      onDelete={deletePhoto}
      onManyAdded={offer}
      firstTab={isQuote ? QUOTES : undefined}
      otherTabs={[quotesTab(t('photo.tabQuotes')), ...social]}
    />
  )
}

function quotesTab(label: string): PhotoTab {
  return { id: QUOTES, label, isForOne: true, content: (select) => <QuotesPanel select={select} /> }
}

function socialTab(name: string): PhotoTab {
  return { id: 'social', label: name, content: (select) => <SocialPanel select={select} /> }
}
