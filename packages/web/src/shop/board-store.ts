import type { ShopOrderCard } from '@collagerie/protocol'
import { create } from 'zustand'
import { PagedList } from '../ui/paged-list.ts'
import { type BoardView, isSameView } from './board-view.ts'
import { absenceAfter, type ShopAbsence } from './shop-absence.ts'
import { listShopOrders } from './shop-calls.ts'

interface BoardState {
  readonly phase: 'loading' | 'ready' | ShopAbsence
  readonly view: BoardView
  /** The newest first. */
  readonly orders: readonly ShopOrderCard[]
  /** Where the next page starts; empty when all are here. */
  readonly next: string
  readonly isLoadingMore: boolean
  /** Whether the server has shown this page anything of the shop. */
  readonly isSeen: boolean
  /** The order that was opened from the list, which gets the focus on return. */
  readonly opened: string
}

/** Outlives the list, so that returning from an order finds it unchanged. */
export const useBoard = create<BoardState>()(() => ({
  phase: 'loading',
  view: { state: '', search: '' },
  orders: [],
  next: '',
  isLoadingMore: false,
  isSeen: false,
  opened: '',
}))

const pages = new PagedList<ShopOrderCard>({
  ask: async (after) => {
    const { orders: items, next } = await listShopOrders(useBoard.getState().view, after)
    return { items, next }
  },
  idOf: ({ number }) => number,
  shown: () => ({ ...useBoard.getState(), items: useBoard.getState().orders }),
  show: ({ items: orders, next }) => useBoard.setState({ phase: 'ready', orders, next, isSeen: true }),
  setLoadingMore: (isLoadingMore) => useBoard.setState({ isLoadingMore }),
})

/** A list that is already shown is refreshed silently. */
export async function showBoard(view: BoardView): Promise<void> {
  const { phase, view: shown } = useBoard.getState()
  if (phase === 'ready' && isSameView(view, shown)) return refreshBoard().catch(() => undefined)
  return loadBoard(view)
}

export async function loadBoard(view: BoardView): Promise<void> {
  const isNewest = pages.begin()
  useBoard.setState({ phase: 'loading', view, orders: [], next: '' })
  try {
    await pages.refresh()
  } catch (error) {
    if (isNewest()) leave(absenceAfter(error, { hasSeenBoard: useBoard.getState().isSeen }))
  }
}

/**
 * Fetches as many as are shown. A lost connection or a page being fetched leaves them unchanged; where none are shown
 * yet, the list is loaded.
 */
export async function refreshBoard(): Promise<void> {
  const { phase, view, isLoadingMore } = useBoard.getState()
  if (phase !== 'ready') return loadBoard(view)
  if (isLoadingMore) return
  const isNewest = pages.join()
  try {
    await pages.refresh()
  } catch (error) {
    if (absenceAfter(error, { hasSeenBoard: true }) === 'signed out' && isNewest()) leave('signed out')
    throw error
  }
}

export function loadMore(): Promise<void> {
  return pages.more()
}

/** Marks an order as opened from the list; without a number, none is. */
export function noteOpened(opened: string): void {
  useBoard.setState({ opened })
}

/** Whether this page has been shown anything of the shop. */
export function noteSeen(isSeen: boolean): void {
  useBoard.setState({ isSeen })
}

export function replaceCard(card: ShopOrderCard): void {
  useBoard.setState(({ orders }) => ({
    orders: orders.map((each) => (each.number === card.number ? card : each)),
  }))
}

function leave(phase: ShopAbsence): void {
  useBoard.setState({ phase, orders: [], next: '' })
}
