import { movesByItself } from '@collagerie/core/order'
import type { ShopOrder } from '@collagerie/protocol'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { useLanguage } from '../language/language-store.ts'
import { shopPath } from '../navigation/routes/paths.ts'
import { UnknownPath } from '../navigation/unknown-path.tsx'
import { pauseBeforePoll } from '../order/order-progress.ts'
import { usePolling } from '../order/use-polling.ts'
import { PiecePicture } from '../overview/piece-picture.tsx'
import { usePieceText } from '../overview/piece-text.ts'
import { usePageTitle } from '../overview/use-page-title.ts'
import button from '../ui/button.module.css'
import { Button } from '../ui/button.tsx'
import figures from '../ui/figures.module.css'
import { Icon } from '../ui/icon.tsx'
import { MessagePage } from '../ui/message-page.tsx'
import { Waiting } from '../ui/waiting.tsx'
import { useBoard } from './board-store.ts'
import { boardQuery } from './board-view.ts'
import { DeliverySection } from './delivery-section.tsx'
import { openOrder, refreshOrder, useOpenedOrder } from './opened-order-store.ts'
import { OrderHistory } from './order-history.tsx'
import { OrderStanding } from './order-standing.tsx'
import { PreflightSection } from './preflight-section.tsx'
import { PrintFiles } from './print-files.tsx'
import { ShopOrderFacts } from './shop-order-facts.tsx'
import styles from './shop-order-page.module.css'
import { ShopSignIn } from './shop-sign-in.tsx'
import { WebhookLog } from './webhook-log.tsx'

const NOT_ASKED = { phase: 'loading', order: undefined } as const

/** One order: its contents, its state, its actions, and its history. */
export function ShopOrderPage({ number }: { readonly number: string }) {
  const t = useTranslations()
  const opened = useOpenedOrder()
  // Until this order is loaded, the store has the one opened before.
  const { phase, order } = opened.number === number ? opened : NOT_ASKED
  usePageTitle(number)

  useEffect(() => {
    void openOrder(number)
  }, [number])

  usePolling(order && movesByItself(order.state) ? pauseBeforePoll : undefined, () => refreshOrder(number))

  switch (phase) {
    case 'loading':
      return <Waiting label={t('shop.orderLoading')} />
    case 'not an operator':
      return <UnknownPath />
    case 'signed out':
      return <ShopSignIn onSignedIn={() => void openOrder(number)} />
    case 'missing':
      return (
        <MessagePage title={t('shop.missingTitle')} text={t('shop.missing')} alert>
          <BackToBoard className={button.primary} />
        </MessagePage>
      )
    case 'failed':
      return (
        <MessagePage title={number} text={t('shop.orderFailed')} alert>
          <Button look="primary" onPress={() => void openOrder(number)}>
            {t('misc.retry')}
          </Button>
          <BackToBoard className={button.quiet} />
        </MessagePage>
      )
    case 'ready':
      return order ? <OrderDetails order={order} /> : null
  }
}

/** Leads back to the list as it was left. */
function BackToBoard({ className }: { readonly className?: string | undefined }) {
  const t = useTranslations('shop')
  const language = useLanguage((state) => state.language)
  const view = useBoard((state) => state.view)
  return (
    <Link href={shopPath(language) + boardQuery(view)} className={className ?? ''}>
      <Icon name="chevronLeft" />
      {t('back')}
    </Link>
  )
}

function OrderDetails({ order }: { readonly order: ShopOrder }) {
  const t = useTranslations('shop')
  const text = usePieceText()
  const { number, piece, preflight, files, events, runningNumber } = order
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    // Opened from the list, it is announced as a new page.
    if (useBoard.getState().opened !== number) return
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [number])

  return (
    <div className={styles.page}>
      <div className={styles.back}>
        <BackToBoard className={styles.backLink} />
      </div>
      <div className={styles.head}>
        <header>
          <p className={figures.small}>{t('runningNumber', { number: String(runningNumber) })}</p>
          <h1 ref={heading} tabIndex={-1} className={styles.number}>
            {number}
          </h1>
        </header>
        <OrderStanding order={order} />
      </div>
      <div className={styles.piece}>
        <PiecePicture src={piece.picture} width={piece.width} height={piece.height} alt={text.name(piece)} isFirst />
        <ShopOrderFacts order={order} />
        {order.delivery && <DeliverySection delivery={order.delivery} />}
      </div>
      <div className={styles.panel}>
        <PrintFiles number={number} files={files} state={order.state} />
        <PreflightSection key={preflight?.at} number={number} summary={preflight} />
        <OrderHistory events={events} way={order.way} />
        <WebhookLog key={events.length} number={number} way={order.way} />
      </div>
    </div>
  )
}
