import type { Offer } from '@collagerie/protocol'
import { useTranslations } from 'use-intl'
import { orderPath } from '../navigation/routes/paths.ts'
import { usePieceText } from '../overview/piece-text.ts'
import link from '../ui/link.module.css'
import styles from './already-ordered.module.css'

/** A note that the collage was ordered before, with a link to that order. */
export function AlreadyOrdered({ order }: { readonly order: NonNullable<Offer['ordered']> }) {
  const t = useTranslations()
  const text = usePieceText()
  const date = text.shopDay(order.orderedAt)
  return (
    <p className={styles.ordered}>
      {order.isUnchanged ? t('delivery.already', { date }) : t('delivery.alreadyOtherwise', { date })}{' '}
      <a className={link.link} href={orderPath(order.number)}>
        {t('overview.seeOrder', { number: order.number })}
      </a>
    </p>
  )
}
