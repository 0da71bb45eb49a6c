import type { OrderState } from './order-life.ts'

/** What becomes of an order, as its customer is told. */
export const ORDER_STEPS = ['placed', 'prepared', 'printed', 'handed'] as const

export type OrderStep = (typeof ORDER_STEPS)[number]

/** The step an order is at. A file that could not be made is still being prepared, by people then. */
const AT: Readonly<Record<OrderState, OrderStep | undefined>> = {
  ordered: 'prepared',
  rendering: 'prepared',
  failed: 'prepared',
  ready: 'printed',
  shipped: 'handed',
  cancelled: undefined,
}

/** The step that is under way, or the last one once it is done; none for an order nothing becomes of. */
export function orderStepAt(state: OrderState): OrderStep | undefined {
  return AT[state]
}
