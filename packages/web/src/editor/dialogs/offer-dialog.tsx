import { type Collage, emptySlots } from '@collagerie/core/collage'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useDesk } from '../desk-store.ts'
import { fillEmptySlots } from '../photo-actions.ts'
import { tellNotAllPlaced } from '../sheet-notices.ts'

/** Several photos have come: they can go into the empty slots at once. */
export function OfferDialog({ collage, isOpen }: { readonly collage: Collage; readonly isOpen: boolean }) {
  const t = useTranslations()
  const offered = useDesk((desk) => desk.offered)
  const isArranging = useDesk((desk) => desk.isArranging)
  const count = offered.length
  const places = emptySlots(collage).length
  const close = () => useDesk.setState({ offered: [] })

  async function fill(): Promise<void> {
    close()
    if ((await fillEmptySlots(offered)) > 0) tellNotAllPlaced()
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
      <p>{places < count ? t('editor.autofillOfferSome', { count, places }) : t('editor.autofillOffer', { count })}</p>
    </Dialog>
  )
}
