import type { DeliveryWay, WorkingDays } from '@collagerie/core/delivery'
import { useTranslations } from 'use-intl'
import { useDeliveryText } from './delivery-text.ts'
import styles from './order-head.module.css'

interface Props {
  readonly way: DeliveryWay
  readonly days: WorkingDays
}

/** When an order arrives or can be picked up: it is printed once it is paid for, so no date is known before. */
export function ExpectedDays({ way, days }: Props) {
  const t = useTranslations('delivery')
  const text = useDeliveryText()
  return (
    <p className={styles.expected}>
      {t(`expected.${way}`)} <strong>{text.days(days)}</strong>
    </p>
  )
}
