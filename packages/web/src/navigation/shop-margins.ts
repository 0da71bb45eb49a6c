import { isMaterial, type ShopMargins } from '@collagerie/core/format'
import { isRecord, shopFact } from './shop-config.ts'

/** What the shop's materials need beyond the visible front, where it has said so. The server has checked it. */
export function marginsInPage(): ShopMargins {
  const given = shopFact('margins')
  if (!isRecord(given)) return {}
  return Object.fromEntries(
    Object.entries(given).filter(([material, margin]) => isMaterial(material) && typeof margin === 'number'),
  )
}
