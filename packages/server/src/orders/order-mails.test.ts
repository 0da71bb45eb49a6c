import { LANGUAGES, type Language } from '@collagerie/core/catalogue'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { accountRepository } from '../accounts/account-repository.ts'
import { collageXml } from '../testing/collage-xml.ts'
import { TEST_QUOTE } from '../testing/fixture-folders.ts'
import { type MailShop, ORIGIN, startMailShop } from '../testing/mail-shop.ts'
import { startTestServer } from '../testing/start-test-server.ts'
import { TestVisitor } from '../testing/test-visitor.ts'
import { ORDER_MAIL_TEXTS } from './order-mail-texts.ts'

const HOSTILE = 'Été"><b>\r\nBcc: a b\u202E & <script>'

describe('mails about an order', () => {
  let shop: MailShop
  let olga: TestVisitor

  beforeAll(async () => {
    shop = await startMailShop({}, 'Atelier <du> Mur', {
      address: ['12 rue des Lilas', '75011 Paris'],
      hours: 'Lu-Ve 9-18 h',
    })
    olga = new TestVisitor(shop.server.url, ORIGIN)
    await olga.register('Olga', { lang: 'en' })
    const accounts = accountRepository(shop.server.database)
    await accounts.setOperator((await accounts.findByName('Olga'))?.id ?? '', true)
  })

  afterEach(async () => {
    shop.receiver.mails.length = 0
    await shop.server.database.query.deleteFrom('mail').execute()
  })

  afterAll(() => shop.stop())

  async function order(visitor = olga): Promise<string> {
    const saved = await visitor.save(collageXml(Array.from({ length: 12 }, () => TEST_QUOTE)))
    const collageid = saved.body['collageid']
    const { body } = await visitor.post('/api/orders', { collageid, requestKey: `key-${String(collageid)}` })
    return String(body['number'])
  }

  const set = (number: string, fields: object) =>
    shop.server.database.query.updateTable('collage_order').set(fields).where('number', '=', number).execute()

  const move = (number: string, event: string) => olga.post(`/api/shop/orders/${number}/${event}`, {})

  /** Writes later mails to Olga in this language. */
  const write = (language: Language) =>
    shop.server.database.query.updateTable('account').set({ language }).where('username', '=', 'Olga').execute()

  async function sent() {
    await shop.sendAll()
    return shop.receiver.mails.splice(0)
  }

  it('tell the customer that it was taken, once, with what was ordered and where to see it', async () => {
    const number = await order()
    await set(number, { name: 'Notre été', price_amount: '1234.50', price_currency: 'EUR' })
    const [mail, ...others] = await sent()
    expect(others).toEqual([])
    expect(mail).toMatchObject({ recipients: ['Olga@example.com'], subject: `We have received your order ${number}` })
    expect(mail?.text?.trimEnd()).toBe(
      [
        'Thank you, we have received your order. We are preparing your collage for printing.\n',
        `Order number: ${number}`,
        'Collage: Notre été',
        'Size: 50 × 40 cm',
        'Material: Poster',
        'Price: €1,234.50\n',
        `See your order:\n${ORIGIN}/cart/order/${number}?lang=en\n`,
        'Atelier <du> Mur',
      ].join('\n'),
    )
    expect(mail?.html).toContain('Atelier &lt;du&gt; Mur')
  })

  it('are ten a day for one customer, however many orders are taken at once', async () => {
    const eve = new TestVisitor(shop.server.url, ORIGIN)
    await eve.register('Eve')
    const numbers = await Promise.all(Array.from({ length: 12 }, () => order(eve)))
    await order()
    const subjects = (await sent()).map(({ recipients }) => recipients.join())
    expect(subjects.toSorted()).toEqual([...Array.from({ length: 10 }, () => 'Eve@example.com'), 'Olga@example.com'])
    for (const number of numbers) expect((await eve.call(`/api/orders/${number}`)).body['state']).toBe('ordered')
    await shop.server.database.query
      .updateTable('mail')
      .set({ at: new Date(Date.now() - 86_400_001).toISOString() })
      .execute()
    const next = await order(eve)
    expect((await sent()).map(({ subject }) => subject)).toEqual([expect.stringContaining(next)])
  })

  it.each([
    ['6.90', '€6.90', '€21.80'],
    ['0.00', 'Free', '€14.90'],
  ])(
    'name the price, %s of delivery, and what both are together, which the customer confirmed',
    async (amount, delivery, total) => {
      const number = await order()
      await set(number, {
        price_amount: '14.90',
        price_currency: 'EUR',
        delivery_way: 'post',
        delivery_amount: amount,
      })
      const [mail] = await sent()
      expect(mail?.text).toContain(`Price: €14.90\nDelivery: ${delivery}\nTotal: ${total}\n`)
    },
  )

  it('tell of the parcel and of the end, and of nothing that was taken back', async () => {
    const shipped = await order()
    const cancelled = await order()
    const undone = await order()
    await sent()
    await set(shipped, { state: 'ready' })
    expect((await move(shipped, 'ship')).body['state']).toBe('shipped')
    expect((await move(cancelled, 'cancel')).body['state']).toBe('cancelled')
    await move(undone, 'cancel')
    expect((await move(undone, 'uncancel')).status).toBe(200)
    const subjects = (await sent()).map(({ subject }) => subject ?? '')
    expect(subjects.toSorted()).toEqual(
      [`Your order ${cancelled} has been cancelled`, `Your order ${shipped} is on its way`].toSorted(),
    )
  })

  it.each(LANGUAGES)(
    'tell in %s that what is picked up lies ready, and where, and not that it is on its way',
    async (language) => {
      await write(language)
      const number = await order()
      await sent()
      await set(number, { state: 'ready', delivery_way: 'pickup' })
      expect((await move(number, 'ship')).body['state']).toBe('shipped')
      const [mail] = await sent()
      await write('en')
      const { waiting, news } = ORDER_MAIL_TEXTS[language]
      expect(mail?.subject).toBe(waiting.subject.replace('{number}', number))
      const [first, second, third] = mail?.text?.split('\n\n') ?? []
      expect([first, second, third]).toEqual([waiting.news, '12 rue des Lilas, 75011 Paris', 'Lu-Ve 9-18 h'])
      expect(mail?.text).not.toContain(news.shipped)
    },
  )

  it('say nothing of where the shop is to whom the piece is sent', async () => {
    const number = await order()
    await sent()
    await set(number, { state: 'ready', delivery_way: 'post' })
    await move(number, 'ship')
    const [mail] = await sent()
    expect(mail?.subject).toBe(`Your order ${number} is on its way`)
    expect(mail?.text).not.toContain('Lilas')
  })

  it('keep hostile names where they belong', async () => {
    const number = await order()
    await set(number, { name: HOSTILE })
    const [mail] = await sent()
    expect(mail?.text).toContain('Collage: Été"><b> Bcc: a b  & <script>')
    expect(mail?.html).toContain('Été&quot;&gt;&lt;b&gt; Bcc: a b  &amp; &lt;script&gt;')
    expect(mail?.html).not.toContain('<b>')
    expect(mail?.recipients).toEqual(['Olga@example.com'])
    expect(mail?.headers.map(({ key }) => key)).not.toContain('bcc')
  })

  it.each(['https://evil.example/x', 'www.evil', 'see evil.example', 'mail me@evil'])(
    'do not carry a name that leads elsewhere: %s',
    async (name) => {
      const number = await order()
      await set(number, { name })
      const [mail] = await sent()
      expect(mail?.text).toContain(number)
      expect(mail?.text).not.toContain('evil')
      expect(mail?.html).not.toContain('evil')
    },
  )

  it.each(LANGUAGES)('are written in %s', async (language: Language) => {
    await write(language)
    const number = await order()
    const [mail] = await sent()
    await write('en')
    expect(mail?.html).toContain(`<html lang="${language}">`)
    expect(mail?.text).toContain(`${ORIGIN}/cart/order/${number}?lang=${language}`)
    const { subjects, news } = ORDER_MAIL_TEXTS[language]
    expect(mail?.subject).toBe(subjects.ordered.replace('{number}', number))
    expect(mail?.text).toContain(news.ordered)
  })

  it('are not written where no mails are sent', async () => {
    const server = await startTestServer()
    const visitor = new TestVisitor(server.url)
    await visitor.register('Nora')
    await order(visitor)
    const rows = await server.database.query.selectFrom('mail').selectAll().execute()
    await server.stop()
    expect(rows).toEqual([])
  })
})
