import type { DeliveryWay } from '@collagerie/core/delivery'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Progress } from '../ui/progress.tsx'
import type { OrderProgress } from './order-progress.ts'
import styles from './order-status.module.css'
import { shownState } from './shown-state.ts'

interface Props {
  readonly standing: OrderProgress
  readonly way: DeliveryWay | undefined
  /** Further news about when it comes. */
  readonly children?: ReactNode
}

/** Where an order stands, in words. The words are read out when they change; how many percent there are is not. */
export function OrderStatus({ standing: { state, progress }, way, children }: Props) {
  const t = useTranslations('order')
  const waiting = useTranslations('delivery.waiting')
  const shown = shownState(state, way)
  return (
    <section className={styles.status} data-state={state}>
      <h2 className={styles.label}>{t('state')}</h2>
      <p role="status" className={styles.state}>
        {t(`states.${shown}`)}
      </p>
      {/* A bar that is still empty says nothing. */}
      {state === 'rendering' && progress > 0 ? (
        <Progress label={t('notes.rendering')} value={progress} max={100} />
      ) : (
        <p className={styles.note}>{shown === 'waiting' ? waiting('note') : t(`notes.${shown}`)}</p>
      )}
      {children}
    </section>
  )
}
