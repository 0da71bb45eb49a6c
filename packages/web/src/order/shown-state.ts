import type { DeliveryWay } from '@collagerie/core/delivery'
import type { OrderState } from '@collagerie/core/order'

/** Where an order stands, as everybody is told: what is picked up is nowhere on its way, it lies ready. */
export function shownState(state: OrderState, way: DeliveryWay | undefined): OrderState | 'waiting' {
  return state === 'shipped' && way === 'pickup' ? 'waiting' : state
}
