import { isLanguage, type Language } from './language/languages.ts'
import { finishedPath, overviewPath } from './routes/paths.ts'

type Addresses = Readonly<Partial<Record<Language, string>>>

/** Addresses at which a shop takes over; without them the app's own pages are used. */
export interface ShopConfig {
  readonly back: Addresses
  readonly overview: Addresses
}

const META_NAME = 'collagerie-shop'

export function parseShopConfig(json: string): ShopConfig {
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch {
    value = undefined
  }
  return { back: addresses(value, 'back'), overview: addresses(value, 'overview') }
}

function addresses(config: unknown, key: string): Addresses {
  if (!isRecord(config)) return {}
  const perLanguage = config[key]
  if (!isRecord(perLanguage)) return {}
  const entries = Object.entries(perLanguage).filter(([code, url]) => isLanguage(code) && isWebAddress(url))
  return Object.fromEntries(entries)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** Only a path of this origin or an http(s) address: a link must never run a script. */
function isWebAddress(url: unknown): url is string {
  return typeof url === 'string' && /^(https?:\/\/|\/(?![/\\]))/.test(url)
}

/** The server may put the addresses into the page as `<meta name="collagerie-shop" content="{...}">`. */
function readFromPage(): ShopConfig {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${META_NAME}"]`)
  return parseShopConfig(meta?.content ?? '')
}

export function backUrl(language: Language): string {
  return readFromPage().back[language] ?? finishedPath(language)
}

export function overviewUrl(language: Language): string {
  return readFromPage().overview[language] ?? overviewPath(language)
}
