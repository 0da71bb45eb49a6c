import { type CollagePage, emptySlots } from '@collagerie/core/collage'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { RefusedNote } from '../../photos/refused-note.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { offerToFill, useEditorUi } from '../editor-ui-store.ts'
import { takeLayout } from '../gaps.ts'
import { fillEmptySlots } from '../photo-actions.ts'
import { showNotAllPlacedToast } from '../sheet-toasts.ts'
import { useLayoutForPhotos } from '../use-layout-for-photos.ts'

/** Offers to put several new photos into the empty slots at once. */
export function OfferDialog({ page, isOpen }: { readonly page: CollagePage; readonly isOpen: boolean }) {
  const t = useTranslations()
  const offered = useEditorUi((desk) => desk.offered)
  const isArranging = useEditorUi((desk) => desk.arranging !== undefined)
  const count = offered.length
  const places = emptySlots(page).length
  const close = () => offerToFill([])

  // The slots may be filled meanwhile: an offer nobody sees must not count as a dialog over the sheet.
  const isPointless = count > 0 && places === 0
  useEffect(() => {
    if (isPointless) offerToFill([])
  }, [isPointless])

  async function fill(): Promise<void> {
    close()
    if ((await fillEmptySlots(offered)) > 0) showNotAllPlacedToast()
  }

  return (
    <Dialog
      title={t('editor.offerTitle')}
      closeLabel={t('misc.close')}
      isOpen={isOpen && count > 0 && places > 0}
      onClose={close}
      actions={
        <>
          <Button onPress={close}>{t('editor.later')}</Button>
          <Button look="primary" isDisabled={isArranging} onPress={() => void fill()}>
            {t('editor.autofill')}
          </Button>
        </>
      }
    >
      {places < count ? (
        <>
          <p>{t('editor.autofillOfferSome', { count, places })}</p>
          <PlaceForAll page={page} onTaken={close} />
        </>
      ) : (
        <p>{t('editor.autofillOffer', { count })}</p>
      )}
      <RefusedNote />
    </Dialog>
  )
}

/** Offers a layout with a slot for each photo, so that none is left out. */
function PlaceForAll({ page, onTaken }: { readonly page: CollagePage; readonly onTaken: () => void }) {
  const t = useTranslations('editor')
  const { count, layout } = useLayoutForPhotos(page)
  if (!layout) return null
  const chooseLayout = () => {
    onTaken()
    void takeLayout(layout)
  }
  return <LinkButton onPress={chooseLayout}>{t('gapsLayout', { count })}</LinkButton>
}
