import type { Offer } from '@collagerie/protocol'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../language/language-store.ts'
import { usePieceText } from '../overview/piece-text.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { KitLanguage } from '../ui/kit-language.tsx'
import styles from './second-order-question.module.css'

interface Props {
  readonly isOpen: boolean
  readonly order: NonNullable<Offer['ordered']>
  /** Whether the very same piece was ordered, on the same material. */
  readonly isSame: boolean
  /** What this order would be: material, delivery and total. */
  readonly asks: string
  readonly onOrder: () => void
  readonly onClose: () => void
}

/**
 * Asked before a collage is ordered again: most customers who get here twice did not mean to, and all that the order
 * needs may be filled in already.
 */
export function SecondOrderQuestion({ isOpen, order: { number, orderedAt }, isSame, asks, onOrder, onClose }: Props) {
  const t = useTranslations()
  const text = usePieceText()
  const language = useLanguage((state) => state.language)
  return (
    <KitLanguage language={language}>
      <Dialog
        title={t('delivery.again.title')}
        closeLabel={t('misc.close')}
        isOpen={isOpen}
        onClose={onClose}
        actions={
          <div className={styles.answers}>
            <Button onPress={onOrder}>{t('delivery.again.confirm')}</Button>
            <Button look="primary" onPress={onClose}>
              {t('delivery.again.cancel')}
            </Button>
          </div>
        }
      >
        <p>
          {t(isSame ? 'delivery.again.text' : 'delivery.again.textOtherwise', {
            number,
            date: text.shopDay(orderedAt),
          })}
        </p>
        <p className={styles.asks}>{asks}</p>
      </Dialog>
    </KitLanguage>
  )
}
