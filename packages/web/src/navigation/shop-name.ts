import { shopFact } from './shop-config.ts'

const PRODUCT_NAME = 'Collagerie'

/** What the shop calls itself; undefined where it has said nothing. */
export function ownShopName(): string | undefined {
  const given = shopFact('name')
  return typeof given === 'string' && given !== '' ? given : undefined
}

/** What pages are signed with. */
export function shopName(): string {
  return ownShopName() ?? PRODUCT_NAME
}
