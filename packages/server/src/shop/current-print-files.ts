import type { ShopOrderColumns, ShopOrderRepository, StoredFile } from './shop-order-repository.ts'

/** Files of an earlier try do not count for an order that is printed again. */
export async function currentPrintFiles(
  shop: Pick<ShopOrderRepository, 'files'>,
  { number, state }: Pick<ShopOrderColumns, 'number' | 'state'>,
): Promise<readonly StoredFile[]> {
  return state === 'ready' || state === 'shipped' ? shop.files(number) : []
}
