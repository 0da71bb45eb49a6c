import { PHOTO_FORMATS, type PhotoFormat } from '@collagerie/core/photo'
import { TEXT_CHARACTERS, type TextCharacters } from '@collagerie/core/text'
import { isLanguage, type Language } from '../language/languages.ts'
import { finishedPath, overviewPath } from './routes/paths.ts'

type Addresses = Readonly<Partial<Record<Language, string>>>

/**
 * The shop's settings: its own addresses, the allowed characters, whether photos are sent ahead, and the accepted
 * formats. Defaults apply without them.
 */
export interface ShopConfig {
  /** All facts, for code that knows their shape. */
  readonly facts: Readonly<Record<string, unknown>>
  readonly back: Addresses
  readonly overview: Addresses
  readonly textCharacters: TextCharacters
  readonly sendsAhead: boolean
  readonly photoFormats: readonly PhotoFormat[]
}

const META_NAME = 'collagerie-shop'

export function parseShopConfig(json: string): ShopConfig {
  const facts = factsIn(json)
  return {
    facts,
    back: addresses(facts['back']),
    overview: addresses(facts['overview']),
    textCharacters: TEXT_CHARACTERS.find((each) => each === facts['textCharacters']) ?? 'latin-1',
    sendsAhead: facts['quietUploads'] !== 'off',
    photoFormats: formats(facts['photoFormats']),
  }
}

/** Most pages have none, which spares them a parser's error. */
function factsIn(json: string): ShopConfig['facts'] {
  if (json === '') return {}
  try {
    const value: unknown = JSON.parse(json)
    return isRecord(value) ? value : {}
  } catch {
    return {}
  }
}

function addresses(perLanguage: unknown): Addresses {
  if (!isRecord(perLanguage)) return {}
  const entries = Object.entries(perLanguage).filter(([code, url]) => isLanguage(code) && isWebAddress(url))
  return Object.fromEntries(entries)
}

/** JPEG is always among them. */
function formats(given: unknown): readonly PhotoFormat[] {
  return PHOTO_FORMATS.filter((format) => format === 'jpeg' || (Array.isArray(given) && given.includes(format)))
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** Only a path of this origin or an http(s) address: a link must never run a script. */
function isWebAddress(url: unknown): url is string {
  return typeof url === 'string' && /^(https?:\/\/|\/(?![/\\]))/.test(url)
}

/** The server may put the settings into the page as `<meta name="collagerie-shop" content="{...}">`. */
function inPage(): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${META_NAME}"]`)?.content ?? ''
}

/** Every screen reads several facts, and there may be many: they are parsed once. */
function reader(): () => ShopConfig {
  let last = { json: '', config: parseShopConfig('') }
  return () => {
    const json = inPage()
    if (json !== last.json) last = { json, config: parseShopConfig(json) }
    return last.config
  }
}

const readFromPage = reader()

/** Another fact the shop has set. */
export function shopFact(key: string): unknown {
  return readFromPage().facts[key]
}

export function backUrl(language: Language): string {
  return readFromPage().back[language] ?? finishedPath(language)
}

/** Whether going back from the first page leads where the customer came from. */
export function hasPlaceToReturnTo(language: Language): boolean {
  return readFromPage().back[language] !== undefined
}

export function overviewUrl(language: Language): string {
  return readFromPage().overview[language] ?? overviewPath(language)
}

/** Whether the shop shows its customers' collages on a page of its own. */
export function hasOwnOverview(language: Language): boolean {
  return readFromPage().overview[language] !== undefined
}

export function textCharacters(): TextCharacters {
  return readFromPage().textCharacters
}

export function sendsAhead(): boolean {
  return readFromPage().sendsAhead
}

export function photoFormats(): readonly PhotoFormat[] {
  return readFromPage().photoFormats
}

/** Whether the shop can send mails to customers. */
export function hasMail(): boolean {
  return shopFact('hasMail') === true
}

/** Whether the shop sells less than, or other than, what ships: then no text may name it. */
export function hasOwnAssortment(): boolean {
  return shopFact('hasOwnAssortment') === true
}
