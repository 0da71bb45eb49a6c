import type { Material } from '@collagerie/core/format'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { materialKey } from '../language/material-key.ts'
import { LinkButton } from '../ui/link-button.tsx'
import styles from './choice-summary.module.css'
import { useDeliveryText } from './delivery-text.ts'
import type { DeliveryForm } from './use-delivery.ts'

interface Props {
  /** Empty until one is chosen; undefined if none is asked for. */
  readonly material: Material | undefined
  readonly delivery: DeliveryForm
  readonly onChange: () => void
}

/** What is ordered and where it goes, beside the button: both may have been filled in, further up than the window. */
export function ChoiceSummary({ material, delivery: { chosen, address }, onChange }: Props) {
  const t = useTranslations()
  const text = useDeliveryText()
  const id = useId()
  // Nothing may move once a material is chosen: until then the line says so, and leads there.
  const toChoose = material === '' ? t('checkout.chooseMaterial') : ''
  const onMaterial = material ? t(`materials.${materialKey(material)}.name`) : toChoose
  const goesTo = chosen && text.goesTo(chosen.way, address)
  if (toChoose && !goesTo) {
    return (
      <p className={styles.summary}>
        <LinkButton onPress={onChange}>{toChoose}</LinkButton>
      </p>
    )
  }
  if (!onMaterial && !goesTo) return null
  return (
    <p className={styles.summary}>
      <span id={id} className={styles.choices}>
        {[onMaterial, goesTo].filter(Boolean).join(' · ')}
      </span>
      <LinkButton onPress={onChange} aria-describedby={id}>
        {t('delivery.changeChoices')}
      </LinkButton>
    </p>
  )
}
