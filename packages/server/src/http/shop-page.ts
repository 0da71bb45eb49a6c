import { LANGUAGES } from '@collagerie/core/catalogue'
import type { Config } from '../config/read-config.ts'

/** What the page must know of the shop: where it takes over, what its customers may write, and whether photos are sent ahead. */
export type ShopFacts = Pick<Config, 'backUrl' | 'overviewUrl' | 'textCharacters' | 'quietUploads'>

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** The page with what the shop has set in a meta element, where the application looks for it. */
export function withShopFacts(page: string, facts: ShopFacts): string {
  const { backUrl, overviewUrl, textCharacters, quietUploads } = facts
  if (backUrl === '' && overviewUrl === '' && textCharacters === 'latin-1' && quietUploads === 'on') return page
  const addresses = { back: perLanguage(backUrl), overview: perLanguage(overviewUrl) }
  const json = JSON.stringify({ ...addresses, textCharacters, quietUploads })
  const content = json.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)
  return page.replace('<title>', (title) => `<meta name="collagerie-shop" content="${content}" />${title}`)
}

function perLanguage(address: string): Readonly<Record<string, string>> {
  if (address === '') return {}
  return Object.fromEntries(LANGUAGES.map((language) => [language, address.replaceAll('{lang}', language)]))
}
