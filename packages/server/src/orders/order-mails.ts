import { isFree, type Price, priceText, sumOfPrices } from '@collagerie/core/prices'
import type { Contact } from '@collagerie/protocol'
import { formatFromRow } from '../collages/stored-format.ts'
import { looksLikeAddress } from '../mail/looks-like-address.ts'
import type { MailContent, MailPart } from '../mail/mail-content.ts'
import type { Compose } from '../mail/mail-works.ts'
import type { Database } from '../storage/database.ts'
import type { MailRow } from '../storage/outbox-schema.ts'
import type { AccountRow } from '../storage/schema.ts'
import { materialName } from './material-name.ts'
import { ORDER_MAIL_TEXTS, type OrderMailTexts } from './order-mail-texts.ts'
import { ORDER_COLUMNS, type OrderColumns } from './order-repository.ts'
import { storedPrice } from './stored-price.ts'

type OrderMail = 'ordered' | 'shipped' | 'cancelled'

type Ordered = Omit<OrderColumns, 'has_picture'> & Pick<AccountRow, 'email' | 'language'>

/** Writes the mails about orders. */
export function orderMails(
  { query }: Pick<Database, 'query'>,
  publicOrigin: string,
  { address = [], hours = '' }: Contact,
): Readonly<Record<OrderMail, Compose>> {
  const find = (number: string): Promise<Ordered | undefined> =>
    query
      .selectFrom('collage_order')
      .innerJoin('account', 'account.id', 'collage_order.user_id')
      .select([...ORDER_COLUMNS, 'email', 'language'])
      .where('number', '=', number)
      .executeTakeFirst()

  const compose =
    (kind: OrderMail): Compose =>
    async ({ about }: MailRow): Promise<MailContent | undefined> => {
      const order = await find(about)
      // An operator has undone the state since, so no mail is sent.
      if (!order || (kind !== 'ordered' && order.state !== kind)) return undefined
      const texts = ORDER_MAIL_TEXTS[order.language]
      // A piece to pick up is not shipped: it lies ready.
      const isWaiting = kind === 'shipped' && order.delivery_way === 'pickup'
      const { subject, news } = isWaiting ? texts.waiting : { subject: texts.subjects[kind], news: texts.news[kind] }
      const where = isWaiting ? [address.join(', '), hours].filter((line) => line !== '') : []
      const link = `${publicOrigin}/cart/order/${order.number}?lang=${order.language}`
      return {
        to: order.email,
        language: order.language,
        subject: subject.replace('{number}', () => order.number),
        parts: [news, ...where, orderFactsOf(order, texts), { link, label: texts.see }],
      }
    }

  return { ordered: compose('ordered'), shipped: compose('shipped'), cancelled: compose('cancelled') }
}

function orderFactsOf(order: Ordered, texts: OrderMailTexts): MailPart {
  const { number, language, pages } = order
  const { width, height } = formatFromRow(order)
  const cm = (length: number) => new Intl.NumberFormat(language).format(length)
  const piece = order.name || order.title
  const price = storedPrice(order.price_amount, order.price_currency)
  const delivery = storedPrice(order.delivery_amount, order.price_currency)
  // The customer confirmed both prices together.
  const total = price && delivery && sumOfPrices(price, delivery)
  const inWords = (each: Price | undefined) => (each ? priceText(each, language) : '')
  const facts = [
    [texts.number, number],
    [texts.piece, looksLikeAddress(piece) ? '' : piece],
    [texts.size, `${cm(width)} × ${cm(height)} cm`],
    [texts.material, materialName(language, order.material)],
    [texts.pages, pages > 1 ? String(pages) : ''],
    [texts.price, inWords(price)],
    [texts.delivery, delivery && isFree(delivery) ? texts.free : inWords(delivery)],
    [texts.total, inWords(total)],
  ] as const
  return { facts: facts.filter(([, value]) => value !== '') }
}
