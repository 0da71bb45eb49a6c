import { LANGUAGES } from '@collagerie/core/catalogue'
import type { Config } from '../config/read-config.ts'
import { escaped } from './escaped.ts'

/** What the page must know of the shop: where it takes over, what its customers may write, whether photos are sent ahead, and what files they may be. */
export type ShopFacts = Pick<Config, 'backUrl' | 'overviewUrl' | 'textCharacters' | 'quietUploads' | 'photoFormats'>

/** The page with what the shop has set in a meta element, where the application looks for it. */
export function withShopFacts(page: string, facts: ShopFacts): string {
  const { backUrl, overviewUrl, textCharacters, quietUploads, photoFormats } = facts
  const isPlain = textCharacters === 'latin-1' && quietUploads === 'on' && photoFormats.length === 1
  if (backUrl === '' && overviewUrl === '' && isPlain) return page
  const addresses = { back: perLanguage(backUrl), overview: perLanguage(overviewUrl) }
  const json = JSON.stringify({ ...addresses, textCharacters, quietUploads, photoFormats })
  return page.replace('<title>', (title) => `<meta name="collagerie-shop" content="${escaped(json)}" />${title}`)
}

function perLanguage(address: string): Readonly<Record<string, string>> {
  if (address === '') return {}
  return Object.fromEntries(LANGUAGES.map((language) => [language, address.replaceAll('{lang}', language)]))
}
