import { DEFAULT_TIME_ZONE, isTimeZone } from '@collagerie/core/delivery'
import { TEXT_CHARACTERS } from '@collagerie/core/text'
import {
  parseAddress,
  parseContact,
  parsePhotoFormats,
  parseReceivers,
  parseShopAddress,
  parseSwitch,
} from '../parsers.ts'
import { LEAST_SECRET } from './least-secret.ts'
import { setting } from './setting.ts'

/** The shop's own systems, pages and options. */
export const SHOP_SETTINGS = {
  webhookUrls: setting({
    name: 'WEBHOOK_URLS',
    fallback: '',
    meaning:
      'Comma-separated addresses that are notified of every change of an order, such as `https://shop.example.com/collagerie`; see [webhooks](webhooks.md). Empty: none are.',
    expects: 'a comma list of https addresses (http only on this machine) without user and password',
    parse: parseReceivers,
  }),
  webhookSecret: setting({
    name: 'WEBHOOK_SECRET',
    fallback: '',
    meaning:
      'Secret that messages to `WEBHOOK_URLS` are signed with, at least 24 characters; required if `WEBHOOK_URLS` is set. `openssl rand -hex 32` makes a good one.',
    expects: 'a secret of at least 24 characters',
    isSecret: true,
    parse: (text) => (text === '' || text.length >= LEAST_SECRET ? text : undefined),
  }),
  shopDir: setting({
    name: 'SHOP_DIR',
    fallback: '',
    meaning:
      "Folder of the shop's own data: sizes and materials it sells, prices, delivery, name and terms; see [the shop's own](shop.md). Empty: all sizes and materials, and no prices.",
    expects: 'a folder',
    parse: (text, folder) => (text === '' ? '' : folder(text)),
  }),
  backUrl: setting({
    name: 'BACK_URL',
    fallback: '',
    meaning:
      'Page of the shop a customer goes to when leaving the editor, such as `https://shop.example.com/{lang}/collages`; `{lang}` becomes the language (`fr`, `nl`, `en`, `de`, `it` or `es`). Empty: the built-in finished page.',
    expects: 'an http(s) address or a path, {lang} at most in the path or the query',
    parse: parseShopAddress,
  }),
  overviewUrl: setting({
    name: 'OVERVIEW_URL',
    fallback: '',
    meaning:
      "Page of the shop with the customer's saved collages, written like `BACK_URL`. Empty: the built-in overview.",
    expects: 'an http(s) address or a path, {lang} at most in the path or the query',
    parse: parseShopAddress,
  }),
  checkoutUrl: setting({
    name: 'CHECKOUT_URL',
    fallback: '',
    meaning:
      'Page of the shop that takes orders. `/cart/fromApp` leads there with `collageid` in the query. Empty: the built-in checkout.',
    expects: 'an http(s) address or a path',
    parse: parseAddress,
  }),
  securityContact: setting({
    name: 'SECURITY_CONTACT',
    fallback: '',
    meaning:
      'Where to report a vulnerability, such as `mailto:security@shop.example.com` or the `https:` address of a page; `/.well-known/security.txt` says it. Empty: there is no such file.',
    expects: 'a mailto: or https: address',
    parse: parseContact,
  }),
  timeZone: setting({
    name: 'TIME_ZONE',
    fallback: DEFAULT_TIME_ZONE,
    meaning:
      'Where the shop is, as a name of the IANA time zone database such as `America/Montreal`. Orders are dated, and searched by day, in its time.',
    expects: 'a time zone such as Europe/Brussels',
    parse: (text) => (isTimeZone(text) ? text : undefined),
  }),
  textCharacters: setting({
    name: 'TEXT_CHARACTERS',
    fallback: 'latin-1',
    meaning:
      'Characters customers may write on a sheet and in names. `latin-1`: printable basic Latin and Latin-1 without æ; typographic signs and joined letters become plain ones. `all`: everything the fonts can draw, as it was typed.',
    expects: 'latin-1 or all',
    parse: (text) => TEXT_CHARACTERS.find((each) => each === text),
  }),
  photoFormats: setting({
    name: 'PHOTO_FORMATS',
    fallback: 'jpeg',
    meaning:
      "Files customers may bring as photos, out of `jpeg`, `png`, `webp`, `avif` and `heic`. The page makes a JPEG of quality 95 of the others, as far as the customer's browser can decode them; colour profile and date are kept. The server itself takes JPEG alone.",
    expects: 'a comma list of jpeg, png, webp, avif and heic, with jpeg among them',
    parse: parsePhotoFormats,
  }),
  quietUploads: setting({
    name: 'QUIET_UPLOADS',
    fallback: 'on',
    meaning:
      'Whether photos of customers who are signed in are sent while nothing else is going on, before they press save. Each customer can switch it off. `off`: photos are sent only by a save.',
    expects: 'on or off',
    parse: parseSwitch,
  }),
}
