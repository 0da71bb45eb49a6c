import type { DeliveryWay } from '@collagerie/core/delivery'
import type { OrderState } from '@collagerie/core/order'
import { useTranslations } from 'use-intl'
import type { OrderProgress } from '../order/order-progress.ts'
import { Icon, type IconName } from '../ui/icon.tsx'
import styles from './state-badge.module.css'
import { useStateText } from './use-state-text.ts'

const ICONS: Readonly<Record<OrderState, IconName>> = {
  ordered: 'save',
  rendering: 'replace',
  ready: 'check',
  failed: 'warning',
  shipped: 'chevronRight',
  cancelled: 'close',
}

interface Props {
  readonly standing: OrderProgress
  readonly way: DeliveryWay | undefined
}

/** The state of an order in a word, with the progress of its file. */
export function StateBadge({ standing: { state, progress }, way }: Props) {
  const t = useTranslations()
  const stateText = useStateText()
  return (
    <span className={styles.mark} data-state={state}>
      <Icon name={ICONS[state]} size={14} />
      {stateText(state, way)}
      {state === 'rendering' && <span className={styles.percent}>{t('misc.percent', { value: progress })}</span>}
    </span>
  )
}
