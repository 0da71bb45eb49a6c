import { LANGUAGES } from '@collagerie/core/catalogue'
import { DEFAULT_TIME_ZONE } from '@collagerie/core/delivery'
import type { ShopMargins } from '@collagerie/core/format'
import type { Price, Prices } from '@collagerie/core/prices'
import { escapeHtml } from '@collagerie/core/xml'
import type { Contact } from '@collagerie/protocol'
import type { Config } from '../config/read-config.ts'

/**
 * What the page must know of the shop: its own pages, where it is, what customers may write, whether photos are sent
 * ahead, and which files are accepted.
 */
export type ShopFacts = Pick<
  Config,
  'backUrl' | 'overviewUrl' | 'timeZone' | 'textCharacters' | 'quietUploads' | 'photoFormats'
> &
  PriceFacts &
  OwnFacts

/** The shop's prices and that of its cheapest piece; none if it has no prices. */
interface PriceFacts {
  readonly prices?: Prices
  readonly from?: Price | undefined
}

/** What the shop says about itself, if anything. */
interface OwnFacts {
  readonly name?: string | undefined
  readonly hasOwnAssortment?: boolean
  /** Whether it can send mails to customers. */
  readonly hasMail?: boolean
  /** How it is reached: shown in its terms, and to customers who forgot their password if it cannot send mails. */
  readonly contact?: Contact
  readonly margins?: ShopMargins
}

const TITLE = /<title>[^<]*<\/title>/

/** The page with the shop's settings in a meta element, where the application reads them. */
export function withShopFacts(page: string, facts: ShopFacts): string {
  const {
    backUrl,
    overviewUrl,
    timeZone,
    textCharacters,
    quietUploads,
    photoFormats,
    prices,
    from,
    name,
    hasOwnAssortment = false,
    hasMail = false,
    contact = {},
    margins = {},
  } = facts
  const isPlain = textCharacters === 'latin-1' && quietUploads === 'on' && photoFormats.length === 1
  const addresses = { back: perLanguage(backUrl), overview: perLanguage(overviewUrl) }
  const set = { ...addresses, textCharacters, quietUploads, photoFormats }
  const own = {
    ...(timeZone !== DEFAULT_TIME_ZONE && { timeZone }),
    ...(name !== undefined && { name }),
    ...(hasOwnAssortment && { hasOwnAssortment }),
    ...(hasMail && { hasMail }),
    ...(Object.keys(contact).length > 0 && { contact }),
    ...(Object.keys(margins).length > 0 && { margins }),
  }
  if (backUrl === '' && overviewUrl === '' && isPlain && !prices && Object.keys(own).length === 0) return page
  const json = JSON.stringify({ ...set, ...(prices && { prices, from }), ...own })
  const meta = `<meta name="collagerie-shop" content="${escapeHtml(json)}" />`
  return page.replace(TITLE, (title) => meta + (name === undefined ? title : `<title>${escapeHtml(name)}</title>`))
}

function perLanguage(address: string): Readonly<Record<string, string>> {
  if (address === '') return {}
  return Object.fromEntries(LANGUAGES.map((language) => [language, address.replaceAll('{lang}', () => language)]))
}
