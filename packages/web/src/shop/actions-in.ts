import { canHappen, OPERATOR_EVENTS, type OperatorEvent, type OrderState } from '@collagerie/core/order'

/** What an order most likely waits for. */
const MAIN: Readonly<Partial<Record<OrderState, OperatorEvent>>> = { ready: 'ship', failed: 'retry' }

export function mainActionIn(state: OrderState): OperatorEvent | undefined {
  return MAIN[state]
}

/** All that can be done with an order, the main thing first. */
export function actionsIn(state: OrderState): readonly OperatorEvent[] {
  const main = mainActionIn(state)
  const others = OPERATOR_EVENTS.filter((event) => event !== main && canHappen(state, event))
  return main ? [main, ...others] : others
}
