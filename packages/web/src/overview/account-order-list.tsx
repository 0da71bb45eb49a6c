import { isChosen } from '@collagerie/core/format'
import type { ListedOrder } from '@collagerie/protocol'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { usePriceText } from '../language/price-text.ts'
import { checkoutPath, orderPath } from '../navigation/routes/paths.ts'
import { shownState } from '../order/shown-state.ts'
import { useOrderProgress } from '../order/use-order-progress.ts'
import button from '../ui/button.module.css'
import { Button } from '../ui/button.tsx'
import { MoreButton } from '../ui/more-button.tsx'
import styles from './account-order-list.module.css'
import { loadMoreOrders, loadOrders, useOrders } from './orders-store.ts'
import { PiecePicture } from './piece-picture.tsx'
import { usePieceText } from './piece-text.ts'

/** Pictures in the first view are not loaded lazily. */
const FIRST_ROWS = 4

/** Every order of the account, whatever became of its collage. */
export function AccountOrderList() {
  const t = useTranslations()
  const { phase, orders, next, isLoadingMore } = useOrders()
  if (phase === 'failed')
    return (
      <div role="alert" className={styles.failed}>
        <p>{t('overview.ordersFailed')}</p>
        <Button onPress={() => void loadOrders()}>{t('misc.retry')}</Button>
      </div>
    )
  return (
    <>
      <ul className={styles.orders} aria-label={t('overview.orders')}>
        {orders.map((order, index) => (
          <OrderRow key={order.number} order={order} isFirst={index < FIRST_ROWS} />
        ))}
      </ul>
      {next !== '' && <MoreButton label={t('overview.moreOrders')} isLoading={isLoadingMore} load={loadMoreOrders} />}
    </>
  )
}

/** The links reload the page, so that nothing of another collage stays in the tab. */
function OrderRow({ order, isFirst }: { readonly order: ListedOrder; readonly isFirst: boolean }) {
  const t = useTranslations()
  const text = usePieceText()
  const price = usePriceText()
  const { number, piece, collageid, orderedAt, total, way } = order
  const { state } = useOrderProgress(number, order)
  const nameId = useId()
  const name = text.name(piece)
  const format = text.format(piece)
  const facts = [
    name.endsWith(format) ? '' : format,
    text.pages(piece),
    isChosen(piece.material) ? text.material(piece) : '',
  ]
  return (
    <li className={styles.order} aria-labelledby={nameId}>
      <a className={styles.picture} href={orderPath(number)} tabIndex={-1} aria-hidden="true">
        <PiecePicture src={piece.picture} width={piece.width} height={piece.height} alt="" isFirst={isFirst} />
      </a>
      <div className={styles.piece}>
        <h2 id={nameId} className={styles.name}>
          {name}
        </h2>
        <p className={styles.fact}>{facts.filter((fact) => fact !== '').join(' · ')}</p>
      </div>
      <p className={styles.placed}>
        <span className={styles.number}>{t('order.number', { number })}</span>
        <span className={styles.fact}>{t('overview.orderedOn', { date: text.shopDay(orderedAt) })}</span>
      </p>
      <p className={styles.standing}>
        <span className={styles.state} data-state={state}>
          {t(`order.states.${shownState(state, way)}`)}
        </span>
        {total && <span className={styles.price}>{price(total)}</span>}
      </p>
      <div className={styles.ways}>
        <a className={button.secondary} href={orderPath(number)} aria-label={t('overview.seeOrder', { number })}>
          {t('overview.seeTheOrder')}
        </a>
        {collageid !== undefined && (
          <a
            className={styles.again}
            href={checkoutPath(collageid)}
            aria-label={t('overview.orderAgainNamed', { name })}
          >
            {t('overview.orderAgain')}
          </a>
        )}
      </div>
    </li>
  )
}
