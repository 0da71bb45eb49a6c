import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { takeUp } from '../jobs/take-up.ts'
import { MailReceiver } from '../testing/mail-receiver.ts'
import { type MailShop, ORIGIN, startMailShop } from '../testing/mail-shop.ts'
import { TestVisitor } from '../testing/test-visitor.ts'
import { mailOutbox } from './mail-outbox.ts'

const QUIET = { info: () => undefined, warn: () => undefined, error: () => undefined }
const DAY_MS = 86_400_000

describe('mails', () => {
  let shop: MailShop
  let anna = ''

  beforeAll(async () => {
    shop = await startMailShop({}, 'Atelier du Mur')
    await new TestVisitor(shop.server.url, ORIGIN).register('Anna', { lang: 'de' })
    const { query } = shop.server.database
    anna = (await query.selectFrom('account').select('id').executeTakeFirstOrThrow()).id
  })

  afterEach(async () => {
    shop.receiver.mails.length = 0
    await shop.server.database.query.deleteFrom('mail').execute()
  })

  afterAll(() => shop.stop())

  /** Writes a mail to Anna. */
  async function write(kind: 'reset' | 'password changed' = 'password changed'): Promise<void> {
    const { database } = shop.server
    await mailOutbox(database).add(database.query, { kind, user_id: anna })
  }

  async function outcomes() {
    return (await shop.rows()).map(({ outcome, attempts, answer }) => [outcome, attempts, answer])
  }

  it('say the same as text and as a page, in the customer’s language, from the shop alone', async () => {
    await write('reset')
    await shop.sendAll()
    const [mail] = shop.receiver.mails
    expect(mail).toMatchObject({
      from: { name: 'Atelier', address: 'atelier@example.com' },
      to: [{ name: '', address: 'Anna@example.com' }],
      recipients: ['Anna@example.com'],
      subject: 'Ihr neues Passwort',
      messageId: expect.stringMatching(/^<[\w-]{22}@collage\.example\.com>$/),
    })
    const link = /https:\/\/collage\.example\.com\/account\/password\?lang=de#[\w-]{43}/.exec(mail?.text ?? '')?.[0]
    expect(mail?.html).toContain(`href="${link?.replace('&', '&amp;')}"`)
    expect(mail?.html).toContain('<html lang="de">')
    expect(mail?.text).toContain('Benutzername: Anna')
    expect(mail?.text).toContain('Atelier du Mur')
    expect(mail?.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated')
    // Opening it fetches nothing.
    expect(mail?.html).not.toMatch(/<(?:img|script|link|style|iframe)|url\(/)
    expect(await outcomes()).toEqual([['delivered', 1, '250']])
  })

  it('are kept without what they said, and logged without a secret', async () => {
    await write('reset')
    await shop.sendAll()
    const token = /#([\w-]{43})/.exec(shop.receiver.mails[0]?.text ?? '')?.[1] ?? 'none'
    const { query } = shop.server.database
    const kept = JSON.stringify([
      await query.selectFrom('mail').selectAll().execute(),
      await query.selectFrom('password_link').selectAll().execute(),
      shop.server.log,
    ])
    expect(token).toHaveLength(43)
    expect(kept).not.toContain(token)
    expect(kept).not.toContain('example.com')
  })

  it('are sent again after growing pauses, under the same id, and once when they are taken', async () => {
    await write()
    shop.receiver.refusals.push({ of: 'mail', code: 451 }, { of: 'receiver', code: 450 })
    await shop.sendAll()
    expect(await outcomes()).toEqual([['waiting', 1, 'EMESSAGE 451']])
    await shop.sendAll()
    expect(await outcomes()).toEqual([['waiting', 1, 'EMESSAGE 451']])
    await shop.skipPauses()
    await shop.sendAll()
    expect(await outcomes()).toEqual([['waiting', 2, 'EENVELOPE 450']])
    await shop.skipPauses()
    await shop.sendAll()
    await shop.skipPauses()
    await shop.sendAll()
    const [row] = await shop.rows()
    expect(shop.receiver.mails.map(({ messageId }) => messageId)).toEqual([`<${row?.id}@collage.example.com>`])
    expect(row).toMatchObject({ outcome: 'delivered', attempts: 3 })
  })

  it.each([
    ['a receiver there is not', { of: 'receiver', code: 550 }, 'EENVELOPE 550'],
    ['a mail nobody wants', { of: 'mail', code: 554 }, 'EMESSAGE 554'],
  ] as const)('are given up at once for %s', async (_case, refusal, answer) => {
    await write()
    shop.receiver.refusals.push(refusal)
    await shop.sendAll()
    expect(await outcomes()).toEqual([['given up', 1, answer]])
  })

  it('are given up after eleven tries, and a link to a new password after five', async () => {
    for (const [kind, tries] of [
      ['password changed', 11],
      ['reset', 5],
    ] as const) {
      await write(kind)
      for (let attempt = 1; attempt <= tries; attempt++) {
        expect((await shop.rows()).at(-1)).toMatchObject({ outcome: 'waiting', attempts: attempt - 1 })
        shop.receiver.refusals.push({ of: 'mail', code: 421 })
        await shop.skipPauses()
        await shop.sendAll()
      }
      expect((await shop.rows()).at(-1)).toMatchObject({ outcome: 'given up', attempts: tries })
    }
    expect(shop.receiver.mails).toEqual([])
  })

  it('are not sent where nobody expects them any more', async () => {
    await write('reset')
    await write()
    const old = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
    const { query } = shop.server.database
    await query
      .updateTable('mail')
      .set({ at: old(2) })
      .execute()
    await shop.sendAll()
    expect(shop.receiver.mails.map(({ subject }) => subject)).toEqual(['Ihr Passwort wurde geändert'])
    await write()
    await query
      .updateTable('mail')
      .set({ at: old(200) })
      .execute()
    await shop.sendAll()
    expect(shop.receiver.mails).toHaveLength(1)
  })

  it('that were too late leave nothing of what was typed', async () => {
    const { database } = shop.server
    await mailOutbox(database).add(database.query, { kind: 'reset asked', about: 'my secret password' })
    await database.query
      .updateTable('mail')
      .set({ at: new Date(Date.now() - 3_600_001).toISOString() })
      .execute()
    await shop.sendAll()
    expect([shop.receiver.mails, await shop.rows()]).toEqual([[], []])
  })

  it('that nobody sends leave nothing of what was typed an hour before the next upkeep', async () => {
    const { database } = shop.server
    for (const about of ['my secret password', 'anna'])
      await mailOutbox(database).add(database.query, { kind: 'reset asked', about })
    await write()
    await database.query
      .updateTable('mail')
      .set({ at: new Date(Date.now() - 3_600_001).toISOString() })
      .where('about', '!=', 'anna')
      .execute()
    await shop.server.doUpkeep()
    expect((await shop.rows()).map(({ kind, about }) => [kind, about])).toEqual([
      ['password changed', ''],
      ['reset asked', 'anna'],
    ])
  })

  it('are sent once by several processes that look at the same time', async () => {
    for (let count = 0; count < 12; count++) await write()
    await shop.sendAll(4)
    const ids = shop.receiver.mails.map(({ messageId }) => messageId)
    expect(ids).toHaveLength(12)
    expect(new Set(ids).size).toBe(12)
    expect(await outcomes()).toEqual(ids.map(() => ['delivered', 1, '250']))
  })

  it('are sent without being asked for, and a stop in the middle gives one back', async () => {
    const { database, databaseUrl } = shop.server
    const start = () => {
      const worker = takeUp(database, databaseUrl, shop.works(), QUIET)
      worker.start()
      return worker
    }
    let isTaking = () => undefined as void
    const taking = new Promise<void>((resolve) => {
      isTaking = resolve
    })
    shop.receiver.whileTaking = async () => {
      isTaking()
      await new Promise(() => undefined)
    }
    const first = start()
    await write()
    await taking
    await first.stop()
    expect(await outcomes()).toEqual([['waiting', 0, '']])
    shop.receiver.whileTaking = async () => undefined
    const second = start()
    await expect.poll(outcomes).toEqual([['delivered', 1, '250']])
    await second.stop()
    expect(shop.receiver.mails).toHaveLength(1)
  })

  it('go to an address that is one alone, and to nobody else', async () => {
    const { query } = shop.server.database
    const addresses = [
      'a,b@example.com',
      'a<b@example.com',
      '"a"@example.com',
      'a@example.com>',
      'a\r\nBcc:b@example.com',
    ]
    const { email } = await query.selectFrom('account').select('email').executeTakeFirstOrThrow()
    for (const address of addresses) {
      await query.updateTable('account').set({ email: address }).execute()
      await write()
      await shop.sendAll()
    }
    await query.updateTable('account').set({ email }).execute()
    expect(shop.receiver.mails).toEqual([])
    expect(await outcomes()).toEqual(addresses.map(() => ['given up', 1, 'this is no address']))
  })

  it('are forgotten after thirty days, whatever became of them', async () => {
    await write()
    await write()
    const [first] = await shop.rows()
    await shop.server.database.query
      .updateTable('mail')
      .set({ at: new Date(Date.now() - 31 * DAY_MS).toISOString() })
      .where('id', '=', first?.id ?? '')
      .execute()
    await shop.server.doUpkeep()
    expect(await shop.rows()).toHaveLength(1)
  })
})

describe('a mail server with a password', () => {
  it('is given it, and one that refuses it is asked again without repeating what it said', async () => {
    const receiver = await MailReceiver.start({ user: 'atelier', password: 'p@ss/word' })
    for (const [password, outcome, answer] of [
      ['p%40ss%2Fword', 'delivered', '250'],
      ['wrong', 'waiting', 'EAUTH 535'],
    ] as const) {
      const shop = await startMailShop({ MAIL_URL: `smtp://atelier:${password}@127.0.0.1:${receiver.port}` })
      await new TestVisitor(shop.server.url, ORIGIN).register('Anna')
      const { database } = shop.server
      const { id } = await database.query.selectFrom('account').select('id').executeTakeFirstOrThrow()
      await mailOutbox(database).add(database.query, { kind: 'password changed', user_id: id })
      await shop.sendAll()
      expect(await shop.rows()).toMatchObject([{ outcome, answer }])
      await shop.stop()
    }
    await receiver.stop()
  })

  it.each([
    ['smtps', 'at once'],
    ['smtp', 'when asked'],
  ] as const)('is spoken to by TLS, as %s', async (scheme, tls) => {
    const receiver = await MailReceiver.start({ user: 'atelier', password: 'secret', tls })
    const shop = await startMailShop({ MAIL_URL: `${scheme}://atelier:secret@127.0.0.1:${receiver.port}` })
    await new TestVisitor(shop.server.url, ORIGIN).register('Anna')
    const { database } = shop.server
    const { id } = await database.query.selectFrom('account').select('id').executeTakeFirstOrThrow()
    await mailOutbox(database).add(database.query, { kind: 'password changed', user_id: id })
    await shop.sendAll()
    expect(await shop.rows()).toMatchObject([{ outcome: 'delivered', answer: '250' }])
    expect(receiver.mails).toHaveLength(1)
    await shop.stop()
    await receiver.stop()
  })
})
