import type { DeliveryWay } from '@collagerie/core/delivery'
import { ORDER_STEPS, type OrderState, type OrderStep, orderStepAt } from '@collagerie/core/order'
import { useTranslations } from 'use-intl'
import { Icon } from '../ui/icon.tsx'
import spoken from '../ui/spoken.module.css'
import styles from './order-steps.module.css'

interface Props {
  readonly state: OrderState
  /** Orders without a delivery count as sent by post. */
  readonly way: DeliveryWay | undefined
}

/** The steps of an order, with the current one marked. A cancelled order has no further steps. */
export function OrderSteps({ state, way = 'post' }: Props) {
  const t = useTranslations('delivery')
  const at = orderStepAt(state)
  if (!at) return null
  const place = ORDER_STEPS.indexOf(at)
  const nameOf = (step: OrderStep) => (step === 'handed' ? t(`handed.${way}`) : t(`steps.${step}`))
  return (
    <section>
      <h2 className={styles.heading}>{t('stepsHeading')}</h2>
      <ol className={styles.steps}>
        {ORDER_STEPS.map((step, index) => {
          // Nothing comes after the last one: it is done once it is reached.
          const isDone = index < place || state === 'shipped'
          const isCurrent = index === place && !isDone
          return (
            <li
              key={step}
              className={styles.step}
              data-step={isDone ? 'done' : isCurrent ? 'current' : 'to come'}
              {...(isCurrent && { 'aria-current': 'step' as const })}
            >
              <span className={styles.mark}>{isDone ? <Icon name="check" size={14} /> : index + 1}</span>
              <span>
                {(isDone || isCurrent) && (
                  <span className={spoken.spoken}>{t(isDone ? 'stepDone' : 'stepCurrent')} </span>
                )}
                {nameOf(step)}
              </span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
