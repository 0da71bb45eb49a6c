import { shopFact } from './shop-config.ts'

const PRODUCT_NAME = 'Collagerie'

/** The shop's own name; undefined if it has set none. */
export function ownShopName(): string | undefined {
  const given = shopFact('name')
  return typeof given === 'string' && given !== '' ? given : undefined
}

/** The name shown on pages. */
export function shopName(): string {
  return ownShopName() ?? PRODUCT_NAME
}
