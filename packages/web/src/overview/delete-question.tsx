import type { CollageCard } from '@collagerie/protocol'
import { useTranslations } from 'use-intl'
import { orderPath } from '../navigation/routes/paths.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import link from '../ui/link.module.css'
import styles from './delete-question.module.css'

interface Props {
  readonly order: NonNullable<CollageCard['order']>
  readonly onKeep: () => void
  readonly onDelete: () => void
}

/** Asks before an ordered collage is deleted: only its card leads to the order. */
export function DeleteQuestion({ order, onKeep, onDelete }: Props) {
  const t = useTranslations()
  return (
    <Dialog
      title={t('overview.deleteOrderedTitle')}
      closeLabel={t('misc.close')}
      isOpen
      onClose={onKeep}
      actions={
        <>
          <Button onPress={onDelete}>{t('overview.delete')}</Button>
          <Button look="primary" onPress={onKeep}>
            {t('overview.keepCollage')}
          </Button>
        </>
      }
    >
      <p>{t('overview.deleteOrdered')}</p>
      <p className={styles.way}>
        <a className={link.link} href={orderPath(order.number)}>
          {t('overview.seeOrder', { number: order.number })}
        </a>
      </p>
    </Dialog>
  )
}
