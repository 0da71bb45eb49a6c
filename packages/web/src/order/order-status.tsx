import type { DeliveryWay } from '@collagerie/core/delivery'
import { useTranslations } from 'use-intl'
import { Progress } from '../ui/progress.tsx'
import type { OrderLook } from './order-look.ts'
import styles from './order-status.module.css'

interface Props {
  readonly look: OrderLook
  readonly way: DeliveryWay | undefined
}

/** Where an order stands, in words. The words are read out when they change; how many percent there are is not. */
export function OrderStatus({ look: { state, progress }, way }: Props) {
  const t = useTranslations('order')
  const waiting = useTranslations('delivery.waiting')
  // What is picked up is nowhere on its way: it lies ready.
  const isWaiting = state === 'shipped' && way === 'pickup'
  return (
    <section className={styles.status} data-state={state}>
      <h2 className={styles.label}>{t('state')}</h2>
      <p role="status" className={styles.state}>
        {isWaiting ? waiting('state') : t(`states.${state}`)}
      </p>
      {state === 'rendering' ? (
        <Progress label={t('notes.rendering', { progress: String(progress) })} value={progress} max={100} />
      ) : (
        <p className={styles.note}>{isWaiting ? waiting('note') : t(`notes.${state}`)}</p>
      )}
    </section>
  )
}
