import type { ListedOrder } from '@collagerie/protocol'
import { create } from 'zustand'
import { track } from '../analytics/analytics.ts'
import { isCallFailure } from '../calls/call-failure.ts'
import { listOwnOrders } from '../order/order-calls.ts'
import { NewestRequest } from '../ui/newest-request.ts'

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

/** Another customer's list, or the same from its start, may be requested meanwhile. */
const questions = new NewestRequest()

export function loadOrders(): Promise<void> {
  useOrders.setState(START)
  return refreshOrders()
}

/** Asks again while the list stays in sight: a deleted collage cannot be ordered again, one that is back can. */
export async function refreshOrders(): Promise<void> {
  const isNewest = questions.begin()
  try {
    const page = await listOwnOrders('')
    if (isNewest()) useOrders.setState({ ...page, phase: 'ready' })
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

export async function loadMoreOrders(): Promise<void> {
  const { next, isLoadingMore } = useOrders.getState()
  if (next === '' || isLoadingMore) return
  const isNewest = questions.join()
  useOrders.setState({ isLoadingMore: true })
  try {
    const page = await listOwnOrders(next)
    if (!isNewest()) return
    const known = new Set(useOrders.getState().orders.map(({ number }) => number))
    const added = page.orders.filter(({ number }) => !known.has(number))
    useOrders.setState(({ orders }) => ({ orders: [...orders, ...added], next: page.next }))
  } finally {
    if (isNewest()) useOrders.setState({ isLoadingMore: false })
  }
}
