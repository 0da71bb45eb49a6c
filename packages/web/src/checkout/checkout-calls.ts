import type { PostalAddress } from '@collagerie/core/delivery'
import { type Offer, type Order, type OrderRequest, offerSchema, orderSchema } from '@collagerie/protocol'
import { parse } from 'valibot'
import { getJson, post } from '../calls/calls.ts'

export function askForOffer(collageId: string): Promise<Offer> {
  return getJson(`/api/collages/${encodeURIComponent(collageId)}/offer`, offerSchema)
}

export async function placeOrder(request: OrderRequest, address: PostalAddress | undefined): Promise<Order> {
  return parse(orderSchema, await post('/api/orders', { ...request, ...address }))
}
