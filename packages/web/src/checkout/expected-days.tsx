import type { DeliveryWay, WorkingDays } from '@collagerie/core/delivery'
import { useTranslations } from 'use-intl'
import styles from './order-head.module.css'

interface Props {
  readonly way: DeliveryWay
  readonly days: WorkingDays
}

/** When an order arrives or can be picked up: it is printed once it is paid for, so no date is known before. */
export function ExpectedDays({ way, days: [from, to] }: Props) {
  const t = useTranslations('delivery')
  return (
    <p className={styles.expected}>
      {t(`expected.${way}`)}{' '}
      <strong>{from === to ? t('afterPaymentExactly', { count: to }) : t('afterPayment', { from, to })}</strong>
    </p>
  )
}
