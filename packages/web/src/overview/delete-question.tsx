import type { CardOrder } from '@collagerie/protocol'
import { useTranslations } from 'use-intl'
import { orderPath } from '../navigation/routes/paths.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import link from '../ui/link.module.css'
import styles from './delete-question.module.css'

interface Props {
  readonly orders: readonly CardOrder[]
  readonly onKeep: () => void
  readonly onDelete: () => void
}

/** Asks before an ordered collage is deleted, and leads to its orders. */
export function DeleteQuestion({ orders, onKeep, onDelete }: Props) {
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
      {orders.map(({ number }) => (
        <p key={number} className={styles.way}>
          <a className={link.link} href={orderPath(number)}>
            {t('overview.seeOrder', { number })}
          </a>
        </p>
      ))}
    </Dialog>
  )
}
