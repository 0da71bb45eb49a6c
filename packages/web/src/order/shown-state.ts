import type { DeliveryWay } from '@collagerie/core/delivery'
import type { OrderState } from '@collagerie/core/order'

/** The state as everybody sees it: an order to be picked up is not "shipped" but waiting in the shop. */
export function shownState(state: OrderState, way: DeliveryWay | undefined): OrderState | 'waiting' {
  return state === 'shipped' && way === 'pickup' ? 'waiting' : state
}
