import { useTranslations } from 'use-intl'
import { Progress } from '../ui/progress.tsx'
import type { OrderLook } from './order-look.ts'
import styles from './order-status.module.css'

/** Where an order stands, in words. The words are read out when they change; how many percent there are is not. */
export function OrderStatus({ look: { state, progress } }: { readonly look: OrderLook }) {
  const t = useTranslations('order')
  return (
    <section className={styles.status} data-state={state}>
      <h2 className={styles.label}>{t('state')}</h2>
      <p role="status" className={styles.state}>
        {t(`states.${state}`)}
      </p>
      {state === 'rendering' ? (
        <Progress label={t('notes.rendering', { progress: String(progress) })} value={progress} max={100} />
      ) : (
        <p className={styles.note}>{t(`notes.${state}`)}</p>
      )}
    </section>
  )
}
