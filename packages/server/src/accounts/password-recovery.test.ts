import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { encryptPassword } from '../testing/encrypt-password.ts'
import { type MailShop, ORIGIN, startMailShop } from '../testing/mail-shop.ts'
import { PASSWORD, TestVisitor } from '../testing/test-visitor.ts'
import { accountRepository } from './account-repository.ts'
import { passwordResets } from './password-resets.ts'
import { newSecretToken } from './secret-token.ts'

const SPENT = { error: 'This link is no longer valid.', code: 'resetLinkSpent' }

describe('a forgotten password', () => {
  let shop: MailShop
  let count = 0
  let calls = 0

  beforeAll(async () => {
    shop = await startMailShop({ TRUST_PROXY: '127.0.0.1' })
  })

  afterEach(async () => {
    shop.receiver.mails.length = 0
    await shop.server.database.query.deleteFrom('mail').execute()
  })

  afterAll(() => shop.stop())

  /** Each from their own network, since limits count by network too. */
  const visitor = () =>
    new TestVisitor(shop.server.url, ORIGIN, `10.0.${Math.floor(calls / 250)}.${(calls += 1) % 250}`)
  const ask = (account: string, who = visitor()) => who.post('/api/forgotten', { account })

  function choose(token: string, password: string, again = password, who = visitor()) {
    const fields = { token, password: encryptPassword(password, token), password_again: encryptPassword(again, token) }
    return who.post('/api/password', fields)
  }

  /** A newly registered customer. */
  async function registered(changes: Record<string, unknown> = {}) {
    const name = `Zoé ${(count += 1)}`
    const who = visitor()
    const email = `zoe${count}@example.com`
    const key = name + email
    const password = encryptPassword(PASSWORD, key)
    const { body } = await who.register(name, { email, password, password_again: password, ...changes })
    expect(body).toEqual({ authenticated: 'true' })
    return { name, email, who }
  }

  /** The secrets of the links sent since the last call. */
  async function tokensSent(): Promise<readonly string[]> {
    await shop.sendAll()
    const mails = shop.receiver.mails.splice(0)
    return mails.flatMap(({ text }) => /\/account\/password\?lang=\w\w#([\w-]{43})$/m.exec(text ?? '')?.[1] ?? [])
  }

  it('is replaced by whoever gets the mail, who is signed in then, and nobody else is any longer', async () => {
    const { name, email, who } = await registered()
    const elsewhere = visitor()
    await elsewhere.signIn(name)
    await ask(name)
    await shop.sendAll()
    expect(shop.receiver.mails.map(({ recipients, text }) => [recipients, text?.includes(name)])).toEqual([
      [[email], true],
    ])
    const [token = ''] = await tokensSent()
    const back = visitor()
    const chosen = await choose(token, 'nouveau', 'nouveau', back)
    expect([chosen.status, chosen.text]).toEqual([200, '{"authenticated":"true"}'])
    expect(await back.isSignedIn()).toBe('true')
    expect([await who.isSignedIn(), await elsewhere.isSignedIn()]).toEqual(['false', 'false'])
    expect((await visitor().signIn(name)).body).toEqual({ authenticated: 'false' })
    expect((await visitor().signIn(name, 'nouveau')).body).toEqual({ authenticated: 'true' })
    await shop.sendAll()
    expect(shop.receiver.mails.map(({ recipients, subject }) => [recipients, subject])).toEqual([
      [[email], 'Votre mot de passe a été modifié'],
    ])
  })

  it.each([
    ['the name in any case', ({ name }: { name: string }) => ` ${name.toUpperCase()} `],
    ['the address in any case', ({ email }: { email: string }) => email.toUpperCase()],
  ])('can be asked for by %s', async (_case, typed) => {
    const zoe = await registered()
    await ask(typed(zoe))
    expect(await tokensSent()).toHaveLength(1)
  })

  it('is asked for with one answer, and one row, whether there is such an account or not', async () => {
    const { name, email } = await registered()
    const { query } = shop.server.database
    const answers = []
    for (const typed of [name, email, 'nobody', 'nobody@example.com', "' or 1=1 --", '%']) {
      const { status, text, headers } = await ask(typed)
      answers.push([status, text, headers.get('cache-control'), headers.getSetCookie()])
      const rows = await query.selectFrom('mail').select(['kind', 'user_id', 'about']).execute()
      expect(rows).toEqual([{ kind: 'reset asked', user_id: '', about: typed }])
      await query.deleteFrom('mail').execute()
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set([JSON.stringify([200, '{"isNoted":true}', 'no-store', []])]),
    )
  })

  it('leaves nothing of what was typed, nor a mail, where it concerns nobody', async () => {
    for (const typed of ['nobody', 'my secret password', '', ' ', 'x'.repeat(121)]) await ask(typed)
    expect(await tokensSent()).toEqual([])
    expect(await shop.rows()).toEqual([])
  })

  it('is sent to the address of each account where a name is another one’s address', async () => {
    const zoe = await registered({})
    const thief = visitor()
    const key = `${zoe.email}thief@example.com`
    const password = encryptPassword(PASSWORD, key)
    const fields = { email: 'thief@example.com', password, password_again: password }
    expect((await thief.register(zoe.email, fields)).body).toEqual({ authenticated: 'true' })
    await ask(zoe.email)
    await shop.sendAll()
    expect(shop.receiver.mails.map(({ recipients }) => recipients.join()).toSorted()).toEqual([
      'thief@example.com',
      zoe.email,
    ])
    const mail = shop.receiver.mails.find(({ recipients }) => recipients[0] === zoe.email)
    expect(mail?.text).toContain(`Nom d’utilisateur: ${zoe.name}`)
  })

  it('is sent to the address that was meant, whatever the width of the letters it was registered in', async () => {
    const who = visitor()
    const [name, email] = ['wide', 'ｗｉｄｅ@ＥＸＡＭＰＬＥ.com']
    const password = encryptPassword(PASSWORD, name + email)
    const { body } = await who.register(name, { email, password, password_again: password })
    expect(body).toEqual({ authenticated: 'true' })
    await ask('wide@example.com')
    await shop.sendAll()
    expect(shop.receiver.mails.map(({ recipients }) => recipients)).toEqual([['wide@example.com']])
  })

  it('is replaced once by one link', async () => {
    const { name } = await registered()
    await ask(name)
    const [token = ''] = await tokensSent()
    const answers = await Promise.all([choose(token, 'first'), choose(token, 'second'), choose(token, 'third')])
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '410', '410'])
    expect((await choose(token, 'fourth')).body).toEqual(SPENT)
    const worked = await Promise.all(['first', 'second', 'third', 'fourth'].map((each) => visitor().signIn(name, each)))
    expect(worked.filter(({ body }) => body['authenticated'] === 'true')).toHaveLength(1)
  })

  it('is replaced by any of the five newest links, whoever asked for the others, and by none after that', async () => {
    const { name } = await registered()
    const other = await registered()
    const { database } = shop.server
    const resets = passwordResets(database)
    const issue = async (who: string) => resets.issue((await accountRepository(database).findByName(who))?.id ?? '')
    const tokens: string[] = []
    for (let made = 0; made < 7; made++) tokens.push(await issue(name))
    const foreign = await issue(other.name)
    const open = () => Promise.all([...tokens, foreign].map((token) => resets.isOpen(token)))
    expect(await open()).toEqual([false, false, true, true, true, true, true, true])
    const answers = await Promise.all(tokens.slice(2).map((token) => choose(token, 'nouveau')))
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '410', '410', '410', '410'])
    expect(await open()).toEqual([false, false, false, false, false, false, false, true])
  })

  it('has five links at most, however many are made at once', async () => {
    const { name } = await registered()
    const { database } = shop.server
    const id = (await accountRepository(database).findByName(name))?.id ?? ''
    const tokens = await Promise.all(Array.from({ length: 12 }, () => passwordResets(database).issue(id)))
    const open = await Promise.all(tokens.map((token) => passwordResets(database).isOpen(token)))
    expect(open.filter(Boolean)).toHaveLength(5)
  })

  it('is not replaced by an old link, another or none', async () => {
    const { name } = await registered()
    await ask(name)
    const [token = ''] = await tokensSent()
    const { query } = shop.server.database
    const guesses = [newSecretToken(), '', 'x', token.toLowerCase(), `${token} `, "' or 1=1 --", 'x'.repeat(1000)]
    for (const guess of guesses) expect((await choose(guess, 'nouveau')).body).toEqual(SPENT)
    await query
      .updateTable('password_link')
      .set({ expires_at: new Date(Date.now() - 1).toISOString() })
      .execute()
    expect((await choose(token, 'nouveau')).body).toEqual(SPENT)
    expect((await visitor().signIn(name)).body).toEqual({ authenticated: 'true' })
    await shop.server.doUpkeep()
    expect(await query.selectFrom('password_link').selectAll().execute()).toEqual([])
  })

  it('ends sign-ins that are under way with it, too', async () => {
    const { name } = await registered()
    await ask(name)
    const [token = ''] = await tokensSent()
    // The new password is hashed before the old ones are compared, since hashing runs in order.
    const choosing = choose(token, 'nouveau')
    const late = Array.from({ length: 6 }, visitor)
    await Promise.all([choosing, ...late.map((who) => who.signIn(name))])
    expect((await choosing).body).toEqual({ authenticated: 'true' })
    expect(await Promise.all(late.map((who) => who.isSignedIn()))).toEqual(late.map(() => 'false'))
  })

  it('is valid for an hour, and only its hash is kept', async () => {
    const { name } = await registered()
    await ask(name)
    const before = Date.now()
    const [token = ''] = await tokensSent()
    const links = shop.server.database.query.selectFrom('password_link').selectAll()
    const row = await links.orderBy('expires_at', 'desc').executeTakeFirst()
    expect(row?.token_hash).toMatch(/^[\da-f]{64}$/)
    expect(JSON.stringify(row)).not.toContain(token)
    const minutes = (Date.parse(row?.expires_at ?? '') - before) / 60_000
    expect(Math.round(minutes)).toBe(60)
  })

  it('is replaced by one that keeps to the rules, and the link stays good until it does', async () => {
    const { name } = await registered()
    await ask(name)
    const [token = ''] = await tokensSent()
    const lengths = 'The password is required and must be 2 to 20 characters long.'
    const lang = { lang: 'en' }
    const send = (fields: object) => visitor().post('/api/password', { token, ...lang, ...fields })
    const sealed = (text: string, key = token) => encryptPassword(text, key)
    for (const [password, again, errors] of [
      [
        sealed('x'),
        sealed('x'),
        [
          { field: 'password', message: lengths },
          { field: 'password_again', message: lengths },
        ],
      ],
      [sealed('one'), sealed('two'), [{ field: 'password_again', message: 'The two passwords are not the same.' }]],
      [
        'plain',
        'plain',
        [
          { field: 'password', message: lengths },
          { field: 'password_again', message: lengths },
        ],
      ],
      [sealed('good', name), sealed('good', name), [{ field: 'password' }, { field: 'password_again' }]],
    ] as const)
      expect((await send({ password, password_again: again })).body).toMatchObject({ authenticated: 'false', errors })
    expect((await choose(token, 'nouveau')).body).toEqual({ authenticated: 'true' })
  })

  it('brings five mails an hour to one account, however it is asked for', async () => {
    const { name, email } = await registered()
    let sent = 0
    for (let asked = 0; asked < 8; asked++) {
      expect((await ask(asked % 2 === 0 ? name : email)).status).toBe(200)
      sent += (await tokensSent()).length
    }
    expect(sent).toBe(5)
  })

  it('brings no more after a restart, and some again after the hour', async () => {
    const { name } = await registered()
    const { signal } = new AbortController()
    const sentByNewProcess = async () => {
      await ask(name)
      for (const { run } of shop.works()) while (await run(signal));
      return shop.receiver.mails.splice(0).length
    }
    const sent = []
    for (let asked = 0; asked < 7; asked++) sent.push(await sentByNewProcess())
    expect(sent).toEqual([1, 1, 1, 1, 1, 0, 0])
    await shop.server.database.query
      .updateTable('mail')
      .set({ at: new Date(Date.now() - 3_600_001).toISOString() })
      .execute()
    expect(await sentByNewProcess()).toBe(1)
  })

  it('is not taken from a page of another site', async () => {
    const stranger = new TestVisitor(shop.server.url, 'https://evil.example')
    for (const path of ['/api/forgotten', '/api/password'])
      expect((await stranger.post(path, { account: 'x', token: 'x' })).body['code']).toBe('otherOrigin')
  })

  it('is written of in the language of the page somebody registered at, or signed in at last', async () => {
    const { name } = await registered({ lang: 'it' })
    const subjects = async () => {
      await ask(name)
      await shop.sendAll()
      return shop.receiver.mails.splice(0).map(({ subject }) => subject)
    }
    expect(await subjects()).toEqual(['La tua nuova password'])
    const signIn = (lang: unknown) =>
      visitor().post('/api/isAuthenticated', { username: name, password: encryptPassword(PASSWORD, name), lang })
    for (const lang of ['nl', 'xx', undefined]) expect((await signIn(lang)).body).toEqual({ authenticated: 'true' })
    expect(await subjects()).toEqual(['Uw nieuwe wachtwoord'])
  })
})
