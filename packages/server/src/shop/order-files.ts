import type { ShopOrderFacts, ShopOrderRepository, StoredFile } from './shop-order-repository.ts'

/** Files of an earlier try are no files of an order that is printed anew. */
export async function filesOf(
  shop: Pick<ShopOrderRepository, 'files'>,
  { number, state }: Pick<ShopOrderFacts, 'number' | 'state'>,
): Promise<readonly StoredFile[]> {
  return state === 'ready' || state === 'shipped' ? shop.files(number) : []
}
