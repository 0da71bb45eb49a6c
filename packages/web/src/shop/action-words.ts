import type { DeliveryWay } from '@collagerie/core/delivery'
import type { OperatorEvent } from '@collagerie/core/order'

/** The text of an order's button. A collected order is never sent, so its step has other words. */
export function actionWords(event: OperatorEvent, way: DeliveryWay | undefined) {
  return isHanding(event) && way === 'pickup' ? (`shop.pickup.${event}` as const) : (`shop.actions.${event}` as const)
}

/** The text once it is done. */
export function doneWords(event: OperatorEvent, way: DeliveryWay | undefined) {
  return event === 'ship' && way === 'pickup' ? 'shop.pickup.shipped' : (`shop.done.${event}` as const)
}

function isHanding(event: OperatorEvent): event is 'ship' | 'unship' {
  return event === 'ship' || event === 'unship'
}
