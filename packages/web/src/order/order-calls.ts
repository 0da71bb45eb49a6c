import { type Order, orderSchema } from '@collagerie/protocol'
import { getJson } from '../calls/calls.ts'

export function askForOrder(number: string): Promise<Order> {
  return getJson(`/api/orders/${encodeURIComponent(number)}`, orderSchema)
}
