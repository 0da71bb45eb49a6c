import { LANGUAGES } from '@collagerie/core/catalogue'
import type { Config } from '../config/read-config.ts'

/** Where a shop takes over. */
export type ShopAddresses = Pick<Config, 'backUrl' | 'overviewUrl'>

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** The page with the shop's addresses in a meta element, where the application looks for them. */
export function withShopAddresses(page: string, { backUrl, overviewUrl }: ShopAddresses): string {
  if (backUrl === '' && overviewUrl === '') return page
  const json = JSON.stringify({ back: perLanguage(backUrl), overview: perLanguage(overviewUrl) })
  const content = json.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)
  return page.replace('<title>', (title) => `<meta name="collagerie-shop" content="${content}" />${title}`)
}

function perLanguage(address: string): Readonly<Record<string, string>> {
  if (address === '') return {}
  return Object.fromEntries(LANGUAGES.map((language) => [language, address.replaceAll('{lang}', language)]))
}
