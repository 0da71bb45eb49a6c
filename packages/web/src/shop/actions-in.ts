import { canHappen, OPERATOR_EVENTS, type OperatorEvent, type OrderState } from '@collagerie/core/order'

/** The most likely next step of an order. */
const MAIN: Readonly<Partial<Record<OrderState, OperatorEvent>>> = { ready: 'ship', failed: 'retry' }

export function mainActionIn(state: OrderState): OperatorEvent | undefined {
  return MAIN[state]
}

/** All possible steps of an order, the main one first. */
export function actionsIn(state: OrderState): readonly OperatorEvent[] {
  const main = mainActionIn(state)
  const others = OPERATOR_EVENTS.filter((event) => event !== main && canHappen(state, event))
  return main ? [main, ...others] : others
}
