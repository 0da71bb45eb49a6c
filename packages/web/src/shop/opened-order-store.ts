import type { ShopOrder } from '@collagerie/protocol'
import { create } from 'zustand'
import { noteSeen, useBoard } from './board-store.ts'
import { absenceAfter, type ShopAbsence } from './shop-absence.ts'
import { findOrder } from './shop-calls.ts'

interface OpenedOrder {
  readonly number: string
  readonly phase: 'loading' | 'ready' | ShopAbsence
  readonly order: ShopOrder | undefined
}

/** The order whose page is open. */
export const useOpenedOrder = create<OpenedOrder>()(() => ({ number: '', phase: 'loading', order: undefined }))

export async function openOrder(number: string): Promise<void> {
  useOpenedOrder.setState({ number, phase: 'loading', order: undefined })
  try {
    const order = await findOrder(number)
    noteSeen(true)
    if (useOpenedOrder.getState().number === number) useOpenedOrder.setState({ phase: 'ready', order })
  } catch (error) {
    if (useOpenedOrder.getState().number === number) close(error)
  }
}

/** Refreshes its state. A lost connection leaves it unchanged. */
export async function refreshOrder(number: string): Promise<void> {
  try {
    putOrder(await findOrder(number))
  } catch (error) {
    if (absenceAfter(error, { hasSeenBoard: true }) === 'signed out') close(error)
    throw error
  }
}

/** Shows the server's latest answer about an order, if that order is open. */
export function putOrder(order: ShopOrder): void {
  const { order: shown } = useOpenedOrder.getState()
  if (shown?.number === order.number) useOpenedOrder.setState({ order })
}

function close(error: unknown): void {
  useOpenedOrder.setState({
    phase: absenceAfter(error, { hasSeenBoard: useBoard.getState().isSeen }),
    order: undefined,
  })
}
