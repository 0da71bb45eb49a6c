import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { LinkButton } from '../ui/link-button.tsx'
import styles from './delivery-summary.module.css'
import { useDeliveryText } from './delivery-text.ts'
import type { DeliveryForm } from './use-delivery.ts'

interface Props {
  readonly form: DeliveryForm
  readonly onChange: () => void
}

/** Where the order goes, beside the button: an earlier order may have filled it in, further down than the window. */
export function DeliverySummary({ form: { chosen, address }, onChange }: Props) {
  const t = useTranslations('delivery')
  const text = useDeliveryText()
  const id = useId()
  if (!chosen) return null
  return (
    <p className={styles.summary}>
      <span id={id} className={styles.place}>
        {text.goesTo(chosen.way, address)}
      </span>
      <LinkButton onPress={onChange} aria-describedby={id}>
        {t('changeDelivery')}
      </LinkButton>
    </p>
  )
}
