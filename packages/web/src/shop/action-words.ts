import type { DeliveryWay } from '@collagerie/core/delivery'
import type { OperatorEvent } from '@collagerie/core/order'

/** What a button says it does with an order. What is collected is never sent: the same step has words of its own then. */
export function actionWords(event: OperatorEvent, way: DeliveryWay | undefined) {
  return isHanding(event) && way === 'pickup' ? (`shop.pickup.${event}` as const) : (`shop.actions.${event}` as const)
}

/** What is said once it is done. */
export function doneWords(event: OperatorEvent, way: DeliveryWay | undefined) {
  return event === 'ship' && way === 'pickup' ? 'shop.pickup.shipped' : (`shop.done.${event}` as const)
}

function isHanding(event: OperatorEvent): event is 'ship' | 'unship' {
  return event === 'ship' || event === 'unship'
}
