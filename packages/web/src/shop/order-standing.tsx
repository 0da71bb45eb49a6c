import type { OperatorEvent } from '@collagerie/core/order'
import type { ShopOrder } from '@collagerie/protocol'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../ui/button.tsx'
import { Progress } from '../ui/progress.tsx'
import { actOnOrder } from './act-on-order.ts'
import { actionWords } from './action-words.ts'
import { actionsIn, mainActionIn } from './actions-in.ts'
import styles from './order-standing.module.css'
import { useStateText } from './use-state-text.ts'

/** The state of an order and its actions. A change of state is announced, the percentage is not. */
export function OrderStanding({ order: { number, state, progress, reason, way } }: { readonly order: ShopOrder }) {
  const t = useTranslations()
  const stateText = useStateText()
  const [isBusy, setBusy] = useState(false)
  const standing = useRef<HTMLElement>(null)

  async function act(event: OperatorEvent): Promise<void> {
    setBusy(true)
    await actOnOrder({ number, way }, event, () => standing.current?.focus({ preventScroll: true }))
    setBusy(false)
  }

  return (
    <section ref={standing} tabIndex={-1} className={styles.standing} data-state={state} aria-label={t('order.state')}>
      <p role="status" className={styles.state}>
        {stateText(state, way)}
      </p>
      {state === 'rendering' && <Progress label={t('misc.percent', { value: progress })} value={progress} max={100} />}
      {reason !== '' && (
        // The printer's own words.
        <p className={styles.reason} lang="en">
          {reason}
        </p>
      )}
      <div className={styles.actions}>
        {actionsIn(state).map((event) => (
          <Button
            key={event}
            look={event === mainActionIn(state) ? 'primary' : 'secondary'}
            isDisabled={isBusy}
            onPress={() => void act(event)}
          >
            {t(actionWords(event, way))}
          </Button>
        ))}
      </div>
    </section>
  )
}
