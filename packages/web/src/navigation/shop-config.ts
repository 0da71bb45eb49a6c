import { PHOTO_FORMATS, type PhotoFormat } from '@collagerie/core/photo'
import { TEXT_CHARACTERS, type TextCharacters } from '@collagerie/core/text'
import { isLanguage, type Language } from '../language/languages.ts'
import { finishedPath, overviewPath } from './routes/paths.ts'

type Addresses = Readonly<Partial<Record<Language, string>>>

/** What a shop has set: addresses at which it takes over, what may be written, whether photos are sent ahead, what files they may be. Without it the app's own ways are used. */
export interface ShopConfig {
  readonly back: Addresses
  readonly overview: Addresses
  readonly textCharacters: TextCharacters
  readonly hasQuietUploads: boolean
  readonly photoFormats: readonly PhotoFormat[]
}

const META_NAME = 'collagerie-shop'

export function parseShopConfig(json: string): ShopConfig {
  const value = parsed(json)
  return {
    back: addresses(value, 'back'),
    overview: addresses(value, 'overview'),
    textCharacters: characters(value),
    hasQuietUploads: !isRecord(value) || value['quietUploads'] !== 'off',
    photoFormats: formats(value),
  }
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

function addresses(config: unknown, key: string): Addresses {
  if (!isRecord(config)) return {}
  const perLanguage = config[key]
  if (!isRecord(perLanguage)) return {}
  const entries = Object.entries(perLanguage).filter(([code, url]) => isLanguage(code) && isWebAddress(url))
  return Object.fromEntries(entries)
}

function characters(config: unknown): TextCharacters {
  const given = isRecord(config) ? config['textCharacters'] : undefined
  return TEXT_CHARACTERS.find((each) => each === given) ?? 'latin-1'
}

/** JPEG is always among them. */
function formats(config: unknown): readonly PhotoFormat[] {
  const given: unknown = isRecord(config) ? config['photoFormats'] : undefined
  return PHOTO_FORMATS.filter((format) => format === 'jpeg' || (Array.isArray(given) && given.includes(format)))
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** Only a path of this origin or an http(s) address: a link must never run a script. */
function isWebAddress(url: unknown): url is string {
  return typeof url === 'string' && /^(https?:\/\/|\/(?![/\\]))/.test(url)
}

/** The server may put it into the page as `<meta name="collagerie-shop" content="{...}">`. */
function inPage(): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${META_NAME}"]`)?.content ?? ''
}

function readFromPage(): ShopConfig {
  return parseShopConfig(inPage())
}

/** Something else the shop has told the page, for whoever knows its shape. */
export function shopFact(key: string): unknown {
  const value = parsed(inPage())
  return isRecord(value) ? value[key] : undefined
}

export function backUrl(language: Language): string {
  return readFromPage().back[language] ?? finishedPath(language)
}

/** Whether going back from the first page leads to the place the customer came from. */
export function hasPlaceToReturnTo(language: Language): boolean {
  return readFromPage().back[language] !== undefined
}

export function overviewUrl(language: Language): string {
  return readFromPage().overview[language] ?? overviewPath(language)
}

export function textCharacters(): TextCharacters {
  return readFromPage().textCharacters
}

export function hasQuietUploads(): boolean {
  return readFromPage().hasQuietUploads
}

export function photoFormats(): readonly PhotoFormat[] {
  return readFromPage().photoFormats
}

/** Whether the shop sells less than, or other than, what ships: then no text may name it. */
export function hasOwnAssortment(): boolean {
  return shopFact('hasOwnAssortment') === true
}
