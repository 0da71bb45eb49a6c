import { type Order, type OrderListAnswer, orderListAnswerSchema, orderSchema } from '@collagerie/protocol'
import { getJson } from '../calls/calls.ts'

export function askForOrder(number: string): Promise<Order> {
  return getJson(`/api/orders/${encodeURIComponent(number)}`, orderSchema)
}

/** `after` is the cursor of the previous page; empty for the first. */
export function listOwnOrders(after: string): Promise<OrderListAnswer> {
  return getJson(`/api/orders?${new URLSearchParams({ after })}`, orderListAnswerSchema)
}
