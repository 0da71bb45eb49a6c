import type { ListedOrder } from '@collagerie/protocol'
import { create } from 'zustand'
import { track } from '../analytics/analytics.ts'
import { isCallFailure } from '../calls/call-failure.ts'
import { listOwnOrders } from '../order/order-calls.ts'
import { PagedList } from '../ui/paged-list.ts'

interface OrdersState {
  readonly phase: 'loading' | 'failed' | 'ready'
  /** The newest first, also of collages that were deleted. */
  readonly orders: readonly ListedOrder[]
  /** Where the next page starts; empty when all are here. */
  readonly next: string
  readonly isLoadingMore: boolean
}

const START: OrdersState = { phase: 'loading', orders: [], next: '', isLoadingMore: false }

export const useOrders = create<OrdersState>()(() => START)

const pages = new PagedList<ListedOrder>({
  ask: async (after) => {
    const { orders: items, next } = await listOwnOrders(after)
    return { items, next }
  },
  idOf: ({ number }) => number,
  shown: () => ({ ...useOrders.getState(), items: useOrders.getState().orders }),
  show: ({ items: orders, next }) => useOrders.setState({ phase: 'ready', orders, next }),
  setLoadingMore: (isLoadingMore) => useOrders.setState({ isLoadingMore }),
})

/** Another customer's list, or the same from its start. */
export function loadOrders(): Promise<void> {
  pages.begin()
  useOrders.setState(START)
  return refreshOrders()
}

/** Asks again while the list stays in sight: a deleted collage cannot be ordered again, one that is back can. */
export async function refreshOrders(): Promise<void> {
  const isNewest = pages.join()
  try {
    await pages.refresh()
  } catch (error) {
    if (!isNewest()) return
    // A server of an earlier version lists none, and whoever is signed out is asked to sign in beside it.
    if (isCallFailure(error, 'notFound') || isCallFailure(error, 'signInNeeded')) {
      useOrders.setState({ ...START, phase: 'ready' })
      return
    }
    track('orders-failure', { message: String(error) })
    useOrders.setState({ ...START, phase: 'failed' })
  }
}

export function loadMoreOrders(): Promise<void> {
  return pages.more()
}
