import { isChosen } from '@collagerie/core/format'
import type { CardOrder } from '@collagerie/protocol'
import { useTranslations } from 'use-intl'
import { orderPath } from '../navigation/routes/paths.ts'
import { shownState } from '../order/shown-state.ts'
import { useOrderProgress } from '../order/use-order-progress.ts'
import { Icon } from '../ui/icon.tsx'
import styles from './ordered-link.module.css'
import { usePieceText } from './piece-text.ts'

/** An order of a collage, and where it stands. */
export function OrderedLink({ order }: { readonly order: CardOrder }) {
  const t = useTranslations()
  const text = usePieceText()
  const { state } = useOrderProgress(order.number, order)
  const parts = [
    t('overview.orderedOn', { date: text.shopDay(order.orderedAt) }),
    t('order.number', { number: order.number }),
    ...(isChosen(order.material) ? [text.material(order)] : []),
    t(`order.states.${shownState(state, order.way)}`),
  ]
  return (
    <a className={styles.ordered} data-state={state} href={orderPath(order.number)}>
      {state !== 'cancelled' && <Icon name="check" size={14} />}
      {/* Lines break between the parts, never within one. */}
      <span className={styles.parts}>
        {parts.map((part) => (
          <span key={part}>{part}</span>
        ))}
      </span>
      <Icon name="chevronRight" size={14} />
    </a>
  )
}
