import type { Contact } from '@collagerie/protocol'
import type { ShopOffer } from './order-inspection.ts'

/** How customers reach the shop; left out of an answer if the shop does not say. */
export function contactOf({ contact }: ShopOffer): { readonly contact?: Contact } {
  return Object.keys(contact).length > 0 ? { contact } : {}
}
