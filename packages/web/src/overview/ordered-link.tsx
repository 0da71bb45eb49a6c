import type { CollageCard } from '@collagerie/protocol'
import { useTranslations } from 'use-intl'
import { orderPath } from '../navigation/routes/paths.ts'
import { useOrderLook } from '../order/use-order-look.ts'
import { Icon } from '../ui/icon.tsx'
import styles from './ordered-link.module.css'
import { usePieceText } from './piece-text.ts'

/** The last order of a collage, and where it stands. */
export function OrderedLink({ order }: { readonly order: NonNullable<CollageCard['order']> }) {
  const t = useTranslations()
  const text = usePieceText()
  const { state, progress } = useOrderLook(order.number, order)
  const parts = [
    t('overview.orderedOn', { date: text.day(order.orderedAt) }),
    t(`order.states.${state}`),
    ...(state === 'rendering' ? [t('order.percent', { progress: String(progress) })] : []),
  ]
  return (
    <a className={styles.ordered} data-state={state} href={orderPath(order.number)}>
      {state !== 'cancelled' && <Icon name="check" size={14} />}
      {parts.join(' \u00B7 ')}
    </a>
  )
}
