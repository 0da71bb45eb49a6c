import type { ShopOrderCard, ShopOrderList } from '@collagerie/protocol'
import { create } from 'zustand'
import { NewestRequest } from '../ui/newest-request.ts'
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

const questions = new NewestRequest()

/** A list that is already shown is refreshed silently. */
export async function showBoard(view: BoardView): Promise<void> {
  const { phase, view: shown } = useBoard.getState()
  if (phase === 'ready' && isSameView(view, shown)) return refreshBoard().catch(() => undefined)
  return loadBoard(view)
}

export async function loadBoard(view: BoardView): Promise<void> {
  const isNewest = questions.begin()
  useBoard.setState({ phase: 'loading', view, orders: [], next: '', isLoadingMore: false })
  try {
    await ask(view, 0, isNewest)
  } catch (error) {
    if (isNewest()) leave(absenceAfter(error, { hasSeenBoard: useBoard.getState().isSeen }))
  }
}

/**
 * Fetches as many as are shown. A lost connection or a page being fetched leaves them unchanged; where none are shown
 * yet, the list is loaded.
 */
export async function refreshBoard(): Promise<void> {
  const { phase, view, orders, isLoadingMore } = useBoard.getState()
  if (phase !== 'ready') return loadBoard(view)
  if (isLoadingMore) return
  const isNewest = questions.begin()
  try {
    await ask(view, orders.length, isNewest)
  } catch (error) {
    if (absenceAfter(error, { hasSeenBoard: true }) === 'signed out' && isNewest()) leave('signed out')
    throw error
  }
}

export async function loadMore(): Promise<void> {
  const { view, next, isLoadingMore } = useBoard.getState()
  if (next === '' || isLoadingMore) return
  // A running refresh may move the start of the next page; there will be another refresh.
  const isNewest = questions.begin()
  useBoard.setState({ isLoadingMore: true })
  try {
    const page = await listShopOrders(view, next)
    if (isNewest()) useBoard.setState(({ orders }) => ({ orders: [...orders, ...page.orders], next: page.next }))
  } finally {
    if (isNewest()) useBoard.setState({ isLoadingMore: false })
  }
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

async function ask(view: BoardView, least: number, isNewest: () => boolean): Promise<void> {
  const list = await pagesOf(view, least)
  if (isNewest()) useBoard.setState({ ...list, phase: 'ready', isSeen: true })
}

async function pagesOf(view: BoardView, least: number): Promise<ShopOrderList> {
  let { orders, next } = await listShopOrders(view, '')
  while (next !== '' && orders.length < least) {
    const page = await listShopOrders(view, next)
    orders = [...orders, ...page.orders]
    next = page.next
  }
  return { orders, next }
}

function leave(phase: ShopAbsence): void {
  useBoard.setState({ phase, orders: [], next: '' })
}
