import { afterWorkingDays, type DeliveryWay, SHOP_ZONE, type WorkingDays } from '@collagerie/core/delivery'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../language/language-store.ts'
import styles from './order-head.module.css'

interface Props {
  readonly orderedAt: string
  readonly way: DeliveryWay
  readonly days: WorkingDays
}

/** The days between which an order arrives or can be picked up. */
export function ExpectedDays({ orderedAt, way, days: [from, to] }: Props) {
  const t = useTranslations('delivery')
  const language = useLanguage((state) => state.language)
  const days = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: SHOP_ZONE })
  return (
    <p className={styles.expected}>
      {t(`expected.${way}`)}{' '}
      <strong>{days.formatRange(afterWorkingDays(orderedAt, from), afterWorkingDays(orderedAt, to))}</strong>
    </p>
  )
}
