import { isMaterial, type ShopMargins } from '@collagerie/core/format'
import { isRecord, shopFact } from './shop-config.ts'

/** The margins of the shop's materials beyond the visible front, if set. The server has checked them. */
export function marginsInPage(): ShopMargins {
  const given = shopFact('margins')
  if (!isRecord(given)) return {}
  return Object.fromEntries(
    Object.entries(given).filter(([material, margin]) => isMaterial(material) && typeof margin === 'number'),
  )
}
