import { LANGUAGES } from '@collagerie/core/catalogue'
import type { Config } from '../config/read-config.ts'

/** What the page must know of the shop: where it takes over, and what its customers may write. */
export type ShopFacts = Pick<Config, 'backUrl' | 'overviewUrl' | 'textCharacters'>

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** The page with what the shop has set in a meta element, where the application looks for it. */
export function withShopFacts(page: string, { backUrl, overviewUrl, textCharacters }: ShopFacts): string {
  if (backUrl === '' && overviewUrl === '' && textCharacters === 'latin-1') return page
  const json = JSON.stringify({ back: perLanguage(backUrl), overview: perLanguage(overviewUrl), textCharacters })
  const content = json.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)
  return page.replace('<title>', (title) => `<meta name="collagerie-shop" content="${content}" />${title}`)
}

function perLanguage(address: string): Readonly<Record<string, string>> {
  if (address === '') return {}
  return Object.fromEntries(LANGUAGES.map((language) => [language, address.replaceAll('{lang}', language)]))
}
