import type { OrderState } from './order-life.ts'

/** The steps of an order, as its customer sees them. */
export const ORDER_STEPS = ['placed', 'prepared', 'printed', 'handed'] as const

export type OrderStep = (typeof ORDER_STEPS)[number]

/** The step of each state. If the file could not be made, the shop's staff still prepare it, by hand. */
const AT: Readonly<Record<OrderState, OrderStep | undefined>> = {
  ordered: 'prepared',
  rendering: 'prepared',
  failed: 'prepared',
  ready: 'printed',
  shipped: 'handed',
  cancelled: undefined,
}

/** The step an order is at. A shipped order stays at the last; a cancelled one has none. */
export function orderStepAt(state: OrderState): OrderStep | undefined {
  return AT[state]
}
