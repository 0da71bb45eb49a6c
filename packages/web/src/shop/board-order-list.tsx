import { type RefObject, useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { MoreButton } from '../ui/more-button.tsx'
import { useFocusGroup } from '../ui/use-focus-group.ts'
import styles from './board.module.css'
import { BoardOrderRow } from './board-order-row.tsx'
import { loadMore, noteOpened, useBoard } from './board-store.ts'
import { PrintStorage } from './print-storage.tsx'

/** Pictures in the first view are not loaded lazily. */
const FIRST_ROWS = 8

/** One tab stop; arrow keys move between the orders. */
export function BoardOrderList({ heading }: { readonly heading: RefObject<HTMLElement | null> }) {
  const t = useTranslations('shop')
  const { orders, next, isLoadingMore, view } = useBoard()
  const list = useFocusGroup<HTMLUListElement>()

  // Returning from an order continues where it was opened.
  useEffect(() => {
    const { opened } = useBoard.getState()
    if (opened === '') return
    noteOpened('')
    const link = [...(list.current?.querySelectorAll('a') ?? [])].find((each) => each.dataset['order'] === opened)
    const target = link ?? heading.current
    target?.focus()
  }, [list, heading])

  return (
    <>
      <p role="status" className={styles.count}>
        {orders.length > 0 && t('shown', { count: orders.length })}
        {orders.length === 0 && (view.search === '' ? t('none') : t('notFound', { search: view.search }))}
      </p>
      <ul ref={list} className={styles.list} aria-label={t('heading')}>
        {orders.map((order, index) => (
          <li key={order.number}>
            <BoardOrderRow order={order} isFirst={index < FIRST_ROWS} />
          </li>
        ))}
      </ul>
      {next !== '' && <MoreButton label={t('more')} isLoading={isLoadingMore} load={loadMore} />}
      <PrintStorage />
    </>
  )
}
