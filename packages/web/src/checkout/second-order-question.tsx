import type { Offer } from '@collagerie/protocol'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../language/language-store.ts'
import { usePieceText } from '../overview/piece-text.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { KitLanguage } from '../ui/kit-language.tsx'

interface Props {
  readonly order: NonNullable<Offer['ordered']>
  readonly onOrder: () => void
  readonly onClose: () => void
}

/** Asked before the very same piece is ordered again: most customers who get here twice did not mean to. */
export function SecondOrderQuestion({ order: { number, orderedAt }, onOrder, onClose }: Props) {
  const t = useTranslations()
  const text = usePieceText()
  const language = useLanguage((state) => state.language)
  return (
    <KitLanguage language={language}>
      <Dialog
        title={t('delivery.again.title')}
        closeLabel={t('misc.close')}
        isOpen
        onClose={onClose}
        actions={
          <>
            <Button onPress={onOrder}>{t('delivery.again.confirm')}</Button>
            <Button look="primary" onPress={onClose}>
              {t('delivery.again.cancel')}
            </Button>
          </>
        }
      >
        <p>{t('delivery.again.text', { number, date: text.shopDay(orderedAt) })}</p>
      </Dialog>
    </KitLanguage>
  )
}
