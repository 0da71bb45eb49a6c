import { movesByItself } from '@collagerie/core/order'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useSearch } from 'wouter'
import { UnknownPath } from '../navigation/unknown-path.tsx'
import { pauseBeforePoll } from '../order/order-progress.ts'
import { usePolling } from '../order/use-polling.ts'
import { usePageTitle } from '../overview/use-page-title.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { showToast } from '../ui/toast-queue.ts'
import { Waiting } from '../ui/waiting.tsx'
import styles from './board.module.css'
import { BoardOrderList } from './board-order-list.tsx'
import { BoardSearch } from './board-search.tsx'
import { loadBoard, refreshBoard, showBoard, useBoard } from './board-store.ts'
import { readBoardView } from './board-view.ts'
import { ShopSignIn } from './shop-sign-in.tsx'
import { StateFilter } from './state-filter.tsx'

const QUIET_MS = 60_000
/** New orders come in even if nothing on this page changes. */
const quietPause = () => QUIET_MS

/** All orders of the shop, by state, or those that were searched for. */
export function Board() {
  const t = useTranslations()
  const query = useSearch()
  const { phase, view } = useBoard()
  const isMoving = useBoard(({ orders }) => orders.some(({ state }) => movesByItself(state)))
  const heading = useRef<HTMLHeadingElement>(null)
  usePageTitle(t('shop.heading'))

  useEffect(() => {
    void showBoard(readBoardView(query))
  }, [query])

  usePolling(phase !== 'ready' ? undefined : isMoving ? pauseBeforePoll : quietPause, refreshBoard)

  if (phase === 'not an operator') return <UnknownPath />
  if (phase === 'signed out') return <ShopSignIn onSignedIn={() => void loadBoard(view)} />

  return (
    <div className={styles.board}>
      <header className={styles.header}>
        <h1 ref={heading} tabIndex={-1} className={styles.heading}>
          {t('shop.heading')}
        </h1>
        <Button
          look="quiet"
          aria-label={t('shop.refresh')}
          onPress={() => void refreshBoard().catch(() => showToast('overview.actionFailed', { tone: 'urgent' }))}
        >
          <Icon name="replace" />
          <span className={styles.refresh}>{t('shop.refresh')}</span>
        </Button>
      </header>
      <BoardSearch view={view} />
      <StateFilter view={view} />
      {phase === 'loading' && <Waiting label={t('shop.loading')} />}
      {phase === 'failed' && (
        <div role="alert" className={styles.failed}>
          <p>{t('shop.failed')}</p>
          <Button look="primary" onPress={() => void loadBoard(view)}>
            {t('misc.retry')}
          </Button>
        </div>
      )}
      {phase === 'ready' && <BoardOrderList heading={heading} />}
    </div>
  )
}
