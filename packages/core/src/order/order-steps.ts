import type { OrderState } from './order-life.ts'

/** The steps of an order, as its customer sees them. */
export const ORDER_STEPS = ['placed', 'prepared', 'printed', 'handed'] as const

export type OrderStep = (typeof ORDER_STEPS)[number]

/** The step of each state. A file that could not be made is still being prepared, by people then. */
const AT: Readonly<Record<OrderState, OrderStep | undefined>> = {
  ordered: 'prepared',
  rendering: 'prepared',
  failed: 'prepared',
  ready: 'printed',
  shipped: 'handed',
  cancelled: undefined,
}

/** The present step, or the last one once it is done; undefined for an order that ended without a piece. */
export function orderStepAt(state: OrderState): OrderStep | undefined {
  return AT[state]
}
