import type { ShopOrderColumns, ShopOrderRepository, StoredFile } from './shop-order-repository.ts'

/** Files of an earlier try are no files of an order that is printed anew. */
export async function filesOf(
  shop: Pick<ShopOrderRepository, 'files'>,
  { number, state }: Pick<ShopOrderColumns, 'number' | 'state'>,
): Promise<readonly StoredFile[]> {
  return state === 'ready' || state === 'shipped' ? shop.files(number) : []
}
