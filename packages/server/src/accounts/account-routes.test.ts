// A long file: the calls around an account, each with its refusals, on one server.
import { LANGUAGES } from '@collagerie/core/catalogue'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { encryptPassword } from '../testing/encrypt-password.ts'
import { startTestServer, type TestServer } from '../testing/start-test-server.ts'
import { PASSWORD, TestVisitor } from '../testing/test-visitor.ts'

const SECRET = /^collagerie_session=[\w-]{43}$/

describe('accounts', () => {
  let server: TestServer

  beforeAll(async () => {
    server = await startTestServer()
    await new TestVisitor(server.url).register('Zoé')
  })

  afterAll(() => server.stop())

  const visitor = () => new TestVisitor(server.url)

  describe('POST /api/isAuthenticated', () => {
    it('says no to a stranger, however the question is put', async () => {
      const empty = { username: '', password: '', mode: 'signin' }
      const form = new FormData()
      for (const [name, value] of Object.entries(empty)) form.set(name, value)
      const answers = [
        await visitor().post('/api/isAuthenticated?format=json', empty),
        await visitor().form('/api/isAuthenticated', empty),
        await visitor().call('/api/isAuthenticated', { method: 'POST', body: form }),
        await visitor().call('/api/isAuthenticated?format=json', { method: 'POST' }),
      ]
      for (const { status, text, headers } of answers) {
        expect([status, text]).toEqual([200, '{"authenticated":"false"}'])
        expect(headers.get('cache-control')).toBe('no-store')
        expect(headers.getSetCookie()).toEqual([])
      }
    })

    it('signs in with a cookie that scripts cannot read and other sites cannot send', async () => {
      const zoe = visitor()
      const { status, text, headers } = await zoe.signIn('Zoé')
      expect([status, text]).toEqual([200, '{"authenticated":"true"}'])
      expect(headers.getSetCookie()).toEqual([
        expect.stringMatching(/^collagerie_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/),
      ])
      expect(await zoe.isSignedIn()).toBe('true')
    })

    it('takes the name in any case and with blanks around', async () => {
      for (const name of ['zoé', 'ZOÉ', ' Zoé '])
        expect((await visitor().signIn(name)).body).toEqual({ authenticated: 'true' })
    })

    it.each([
      ['a wrong password', 'Zoé', encryptPassword('wrong', 'Zoé')],
      ['an unknown name', 'nobody', encryptPassword(PASSWORD, 'nobody')],
      ['a plain password', 'Zoé', PASSWORD],
      ['a password under another key', 'Zoé', encryptPassword(PASSWORD, 'zoé')],
      ['an empty password', 'Zoé', ''],
      ['a password cut short', 'Zoé', encryptPassword(PASSWORD, 'Zoé').slice(0, 20)],
      ['no name', '', encryptPassword(PASSWORD, '')],
    ])('does not sign in with %s', async (_case, username, password) => {
      const { status, text, headers } = await visitor().post('/api/isAuthenticated', { username, password })
      expect([status, text]).toEqual([200, '{"authenticated":"false"}'])
      expect(headers.getSetCookie()).toEqual([])
    })

    it.each([
      ['a list', '[]'],
      ['a name that is none', '{"username":{"a":1},"password":"x"}'],
      ['a name without end', JSON.stringify({ username: 'x'.repeat(2000), password: 'x' })],
      ['malformed JSON', '{"username"'],
    ])('refuses %s', async (_case, body) => {
      const headers = { 'content-type': 'application/json' }
      const { status } = await visitor().call('/api/isAuthenticated', { method: 'POST', headers, body })
      expect(status).toBe(400)
    })

    it('logs what became of it, and not whose', async () => {
      const zoe = visitor()
      const before = server.log.length
      await zoe.signIn('Zoé', 'guess')
      await zoe.signIn('Zoé')
      await zoe.post('/api/logout', {})
      const lines = server.log.slice(before).join('')
      for (const said of ['a sign-in failed', 'somebody signed in', 'somebody signed out'])
        expect(lines).toContain(said)
      expect(server.log.join('')).not.toContain('Zoé')
    })

    it('gives a new secret at every sign-in and ends the session before', async () => {
      const zoe = visitor()
      await zoe.signIn('Zoé')
      const before = zoe.cookie
      await zoe.signIn('Zoé')
      expect(zoe.cookie).toMatch(SECRET)
      expect(zoe.cookie).not.toBe(before)
      zoe.cookie = before
      expect(await zoe.isSignedIn()).toBe('false')
    })

    it('does not take over a secret somebody planted', async () => {
      const zoe = visitor()
      zoe.cookie = `collagerie_session=${'a'.repeat(43)}`
      await zoe.signIn('Zoé')
      expect(zoe.cookie).not.toContain('aaaa')
    })

    it('keeps no password and no secret in the database', async () => {
      const zoe = visitor()
      await zoe.signIn('Zoé')
      const accounts = await server.database.query.selectFrom('account').selectAll().execute()
      const sessions = await server.database.query.selectFrom('account_session').selectAll().execute()
      expect(accounts.every(({ password_hash: hash }) => hash.startsWith('$argon2id$'))).toBe(true)
      expect(JSON.stringify([accounts, sessions])).not.toContain(zoe.cookie.split('=')[1])
    })

    it('forgets who has not called for too long', async () => {
      const zoe = visitor()
      await zoe.signIn('Zoé')
      await server.database.query
        .updateTable('account_session')
        .set({ expires_at: new Date(0).toISOString() })
        .execute()
      expect(await zoe.isSignedIn()).toBe('false')
    })

    it('keeps who calls now and then', async () => {
      const zoe = visitor()
      await zoe.signIn('Zoé')
      const soon = new Date(Date.now() + 60_000).toISOString()
      await server.database.query.updateTable('account_session').set({ expires_at: soon }).execute()
      await zoe.call('/api/alive?format=json')
      const { expires_at: end } = await server.database.query
        .selectFrom('account_session')
        .select('expires_at')
        .orderBy('expires_at', 'desc')
        .executeTakeFirstOrThrow()
      expect(end > soon).toBe(true)
    })
  })

  describe('POST /api/register', () => {
    it('signs the new user in', async () => {
      const anna = visitor()
      const { status, text } = await anna.register('anna')
      expect([status, text]).toEqual([200, '{"authenticated":"true"}'])
      expect(await anna.isSignedIn()).toBe('true')
      expect((await visitor().signIn('anna')).body).toEqual({ authenticated: 'true' })
    })

    it('takes form variables too', async () => {
      const key = 'formformer@example.com'
      const password = encryptPassword(PASSWORD, key)
      const fields = { username: 'form', email: 'former@example.com', newsletter: 'true', terms: 'true' }
      const { body } = await visitor().form('/api/register', { ...fields, password, password_again: password })
      expect(body).toEqual({ authenticated: 'true' })
      const { newsletter } = await server.database.query
        .selectFrom('account')
        .select('newsletter')
        .where('username', '=', 'form')
        .executeTakeFirstOrThrow()
      expect(newsletter).toBe(1)
    })

    it.each([
      [
        'a short name',
        'a',
        {},
        'username',
        "Le nom d'utilisateur est requis et doit avoir une longueur de 2 à 20 caractères.",
      ],
      [
        'a long name',
        'a'.repeat(21),
        {},
        'username',
        "Le nom d'utilisateur est requis et doit avoir une longueur de 2 à 20 caractères.",
      ],
      ['a taken name', 'zoÉ', {}, 'username', "Ce nom d'utilisateur est déjà pris."],
      [
        'the terms not accepted',
        'terms',
        { terms: false },
        'terms',
        "Acceptez les conditions d'utilisation pour continuer.",
      ],
    ])('refuses %s', async (_case, username, changes, field, message) => {
      const key = `${username}new@example.com`
      const password = encryptPassword(PASSWORD, key)
      const form = { email: 'new@example.com', password, password_again: password, ...changes }
      const { status, body, headers } = await visitor().register(username, form)
      expect(status).toBe(200)
      expect(body).toEqual({ authenticated: 'false', errors: [{ field, message }] })
      expect(headers.getSetCookie()).toEqual([])
    })

    it.each([
      'a@b.c',
      'nobody',
      'nobody@nowhere',
      'no\0body@example.com',
      'no\u200Bbody@example.com',
      `${'x'.repeat(120)}@example.com`,
    ])('refuses the address "%s"', async (email) => {
      const password = encryptPassword(PASSWORD, `mail${email}`)
      const { body } = await visitor().register('mail', { email, password, password_again: password })
      expect(body).toMatchObject({
        authenticated: 'false',
        errors: [
          {
            field: 'email',
            message: "L'adresse e-mail est requise et doit avoir une longueur de 2 à 120 caractères.",
          },
        ],
      })
    })

    it('leaves nobody outside because somebody else took their name in other letters', async () => {
      const register = (username: string, email: string) => {
        const password = encryptPassword(PASSWORD, username + email)
        return visitor().register(username, { email, password, password_again: password })
      }
      expect((await register('Roßmann', 'rossmann@example.com')).body).toEqual({ authenticated: 'true' })
      expect((await register('ROẞMANN', 'other@example.com')).body).toMatchObject({
        authenticated: 'false',
        errors: [{ field: 'username' }],
      })
      for (const typed of ['Roßmann', 'roßmann', 'ROẞMANN', 'ROSSMANN'])
        expect((await visitor().signIn(typed)).body).toEqual({ authenticated: 'true' })
    })

    it('refuses an address that has an account', async () => {
      const password = encryptPassword(PASSWORD, 'zoé2ZOÉ@example.com')
      const { body } = await visitor().register('zoé2', {
        email: 'ZOÉ@example.com',
        password,
        password_again: password,
      })
      expect(body).toEqual({
        authenticated: 'false',
        errors: [{ field: 'email', message: 'Un compte existe déjà avec cette adresse e-mail.' }],
      })
    })

    it.each([
      ['too short', 'p', 'p', ['password', 'password_again']],
      ['too long', 'p'.repeat(21), 'p'.repeat(21), ['password', 'password_again']],
      ['different', 'secret', 'secrets', ['password_again']],
    ])('refuses passwords that are %s', async (_case, password, again, fields) => {
      const key = 'pwpw@example.com'
      const { body } = await visitor().register('pw', {
        password: encryptPassword(password, key),
        password_again: encryptPassword(again, key),
      })
      expect(Object(body['errors']).map(({ field }: { field: string }) => field)).toEqual(fields)
    })

    it('says what is missing, and that something is', async () => {
      const { status, body } = await visitor().post('/api/register?format=json', {})
      expect(status).toBe(200)
      expect(body).toEqual({
        authenticated: 'false',
        errors: [
          ...['username', 'email', 'password', 'password_again', 'terms'].map((field) => ({
            field,
            message: expect.any(String),
          })),
          { field: 'all', message: 'Please enter all required data.' },
        ],
      })
    })

    it.each(LANGUAGES)('speaks %s', async (lang) => {
      const [inQuery, inBody] = [
        await visitor().post(`/api/register?format=json&lang=${lang}`, {}),
        await visitor().post('/api/register', { lang }),
      ]
      const [first] = Object(inQuery.body['errors'])
      const words = {
        fr: 'requis',
        nl: 'verplicht',
        en: 'required',
        de: 'erforderlich',
        it: 'obbligatorio',
        es: 'obligatorio',
      }
      expect(first.message).toContain(words[lang])
      expect(inBody.body).toEqual(inQuery.body)
    })

    const registerWith = (username: string, email: string) => {
      const password = encryptPassword(PASSWORD, username + email)
      return visitor().register(username, { email, password, password_again: password })
    }

    it('tells nothing of an address beside a taken name', async () => {
      const [known, unknown] = [
        await registerWith('zoé', 'ZOÉ@example.com'),
        await registerWith('zoé', 'no@example.com'),
      ]
      expect(known.body).toEqual({
        authenticated: 'false',
        errors: [{ field: 'username', message: "Ce nom d'utilisateur est déjà pris." }],
      })
      expect(known.text).toBe(unknown.text)
    })

    it.each(['straße', 'ＺＯＬＡ', 'zola  b'])('takes %s and what looks like it for one name', async (name) => {
      expect((await registerWith(name, `${encodeURIComponent(name)}@example.com`)).body).toEqual({
        authenticated: 'true',
      })
      const alike = name.normalize('NFKC').toUpperCase().replace('  ', ' ')
      expect((await registerWith(alike, `alike-${encodeURIComponent(name)}@example.com`)).body).toMatchObject({
        errors: [{ field: 'username' }],
      })
    })

    it.each([
      ['zero width', 'zo\u200Bé'],
      ['half a character', 'zo\uD800é'],
      ['direction', 'zo\u202Eé'],
      ['NUL', 'zo\0é'],
    ])('refuses a name with %s and says why', async (_case, name) => {
      expect((await registerWith(name, 'hidden@example.com')).body).toEqual({
        authenticated: 'false',
        errors: [
          { field: 'username', message: "Le nom d'utilisateur contient un caractère invisible. Écrivez-le à nouveau." },
        ],
      })
    })

    it('tells those who were slower with an address that it is the address', async () => {
      const answers = await Promise.all(
        Array.from({ length: 5 }, (_, index) => registerWith(`racer${index}`, 'race@example.com')),
      )
      expect(answers.filter(({ body }) => body['authenticated'] === 'true')).toHaveLength(1)
      const fields = answers.flatMap(({ body }) =>
        Object(body['errors'] ?? [])
          .map(Object)
          .map(({ field }: Record<string, unknown>) => field),
      )
      expect(fields).toEqual(Array.from({ length: 4 }, () => 'email'))
    })

    it('lets only one of many have a name', async () => {
      const answers = await Promise.all(
        Array.from({ length: 5 }, (_, index) => {
          const email = `twin${index}@example.com`
          const password = encryptPassword(PASSWORD, `twin${email}`)
          return visitor().register('twin', { email, password, password_again: password })
        }),
      )
      expect(answers.filter(({ body }) => body['authenticated'] === 'true')).toHaveLength(1)
    })
  })

  describe('POST /api/logout', () => {
    it('ends the session, not only the cookie', async () => {
      const zoe = visitor()
      await zoe.signIn('Zoé')
      const secret = zoe.cookie
      const { status, headers } = await zoe.post('/api/logout?format=json', {})
      expect(status).toBe(200)
      expect(headers.getSetCookie()[0]).toMatch(/^collagerie_session=;.*Expires=Thu, 01 Jan 1970/)
      expect(headers.get('clear-site-data')).toBe('"cache"')
      zoe.cookie = secret
      expect(await zoe.isSignedIn()).toBe('false')
    })

    it('is nothing to be afraid of for a stranger', async () => {
      const { status, headers } = await visitor().call('/api/logout', { method: 'POST' })
      expect([status, headers.has('clear-site-data'), headers.getSetCookie().length]).toEqual([200, false, 1])
    })
  })

  describe('GET /api/alive', () => {
    it('names the session without giving its secret away', async () => {
      const zoe = visitor()
      await zoe.signIn('Zoé')
      const first = await zoe.call('/api/alive?format=json')
      const again = await zoe.call(`/api/alive?format=json&s=${String(first.body['flashsession'])}`)
      expect(first.body).toEqual({ flashsession: expect.stringMatching(/^[\w-]{22}$/) })
      expect(again.body).toEqual(first.body)
      expect(zoe.cookie).not.toContain(String(first.body['flashsession']))
    })

    it('lets nobody in by that name', async () => {
      const zoe = visitor()
      await zoe.signIn('Zoé')
      const { body } = await zoe.call('/api/alive')
      const thief = visitor()
      thief.cookie = `collagerie_session=${String(body['flashsession'])}`
      expect(await thief.isSignedIn()).toBe('false')
      expect((await visitor().call(`/api/file?x=1&s=${String(body['flashsession'])}`)).status).toBe(401)
    })

    it('gives a stranger a name and keeps it', async () => {
      const { body } = await visitor().call('/api/alive?format=json')
      const name = String(body['flashsession'])
      expect((await visitor().call(`/api/alive?format=json&s=${name}`)).body).toEqual({ flashsession: name })
      const made = await visitor().call('/api/alive?s=%3Cscript%3E')
      expect(made.body['flashsession']).toMatch(/^[\w-]{22}$/)
    })
  })

  it.each(['abc', 'x'.repeat(22)])('takes note that the session %s is done', async (session) => {
    const { status, text } = await visitor().call(`/collage/ajaxDone/s/${session}`, { method: 'POST' })
    expect([status, text]).toEqual([204, ''])
  })

  it.each(['/api/register', '/api/isAuthenticated', '/api/logout', '/collage/ajaxDone/s/abc'])(
    'takes no %s from another site',
    async (path) => {
      const headers = { origin: 'https://evil.example' }
      expect((await visitor().call(path, { method: 'POST', headers })).status).toBe(403)
    },
  )
})

describe('accounts under limits', () => {
  it('send the cookie over TLS alone where visitors come by https', async () => {
    const server = await startTestServer({ publicOrigin: 'https://collage.example' })
    const { headers } = await new TestVisitor(server.url, 'https://collage.example').register('tls')
    expect(headers.getSetCookie()[0]).toContain('; Secure')
    await server.stop()
  })

  it('stop guessing at one name, and leave others alone', async () => {
    const server = await startTestServer({ signInLimit: 3 })
    const visitor = new TestVisitor(server.url)
    await visitor.register('victim')
    await visitor.register('other')
    for (const status of [200, 200, 200, 429]) expect((await visitor.signIn('victim', 'guess')).status).toBe(status)
    expect(await visitor.signIn('victim')).toMatchObject({
      status: 429,
      body: { error: 'Too many attempts. Please try again later.', code: 'tooManyRequests' },
    })
    for (let times = 0; times < 4; times++)
      expect((await visitor.signIn('other')).body).toEqual({ authenticated: 'true' })
    await server.stop()
  })

  it('look at no more guesses than the limit allows, however many come at once', async () => {
    const server = await startTestServer({ signInLimit: 10 })
    const visitor = new TestVisitor(server.url)
    await visitor.register('victim')
    const guesses = await Promise.all(Array.from({ length: 98 }, () => visitor.signIn('victim', 'guess')))
    expect(guesses.filter(({ status }) => status === 200)).toHaveLength(10)
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(88)
    await server.stop()
  })

  it('do not count a right password', async () => {
    const server = await startTestServer({ signInLimit: 2 })
    const visitor = new TestVisitor(server.url)
    await visitor.register('anna')
    for (let times = 0; times < 5; times++) expect((await visitor.signIn('anna')).status).toBe(200)
    for (const status of [200, 200, 429]) expect((await visitor.signIn('anna', 'guess')).status).toBe(status)
    await server.stop()
  })

  it('do not count what fails on our side', async () => {
    const server = await startTestServer({ signInLimit: 2 })
    await new TestVisitor(server.url).register('anna')
    const visitor = new TestVisitor(server.url)
    const { schema } = server.database.query
    await schema.alterTable('account').renameTo('away').execute()
    for (let times = 0; times < 3; times++) expect((await visitor.signIn('anna')).status).toBe(500)
    // As often as one network may be told that an address has an account.
    for (let times = 0; times < 20; times++) expect((await visitor.register('ben')).status).toBe(500)
    await schema.alterTable('away').renameTo('account').execute()
    expect((await visitor.signIn('anna')).body).toEqual({ authenticated: 'true' })
    expect((await visitor.register('ben', { email: 'anna@example.com' })).status).toBe(200)
    await server.stop()
  })

  it('take every address of one /64 for one visitor, behind a proxy that is trusted', async () => {
    const server = await startTestServer({ signInLimit: 1, registerLimit: 3, trustProxy: ['127.0.0.1'] })
    const from = (address: string, path: string, fields: unknown) =>
      new TestVisitor(server.url).call(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
        body: JSON.stringify(fields),
      })
    const statusOf = async (address: string) => (await from(address, '/api/register', {})).status
    const rotating = ['2001:db8:1:2::1', '2001:db8:1:2:ffff::2', '2001:0db8:1:2:3:4:5:6', '2001:db8:1:2::9']
    const statuses: number[] = []
    for (const address of rotating) statuses.push(await statusOf(address))
    expect(statuses).toEqual([200, 200, 200, 429])
    expect(await statusOf('2001:db8:1:3::1')).toBe(200)
    // An IPv4 address counts as one in every notation.
    for (const address of ['203.0.113.9', '::ffff:203.0.113.9', '::ffff:cb00:7109'])
      expect(await statusOf(address)).toBe(200)
    expect(await statusOf('203.0.113.9')).toBe(429)
    const guess = (address: string, username: string) =>
      from(address, '/api/isAuthenticated', { username, password: encryptPassword('guess', username) })
    for (let at = 0; at < 10; at++) expect((await guess(`2001:db8:7:7::${at}`, `name${at}`)).status).toBe(200)
    expect((await guess('2001:db8:7:7:8::', 'name10')).status).toBe(429)
    await server.stop()
  })

  it('stop one address from going through a list of e-mail addresses', async () => {
    const server = await startTestServer()
    const visitor = new TestVisitor(server.url)
    await visitor.register('known')
    const password = encryptPassword(PASSWORD, 'probeknown@example.com')
    const probe = () => visitor.register('probe', { email: 'known@example.com', password, password_again: password })
    const statuses: number[] = []
    for (let times = 0; times < 21; times++) statuses.push((await probe()).status)
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429])
    await server.stop()
  })

  it('stop one address from trying many names and from registering many', async () => {
    const server = await startTestServer({ signInLimit: 1, registerLimit: 2 })
    const visitor = new TestVisitor(server.url)
    for (let index = 0; index < 10; index++) expect((await visitor.signIn(`name${index}`)).status).toBe(200)
    const refused = await visitor.signIn('name10')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60)
    expect(await visitor.isSignedIn()).toBe('false')
    const registrations = [
      await visitor.register('one'),
      await visitor.register('two'),
      await visitor.register('three'),
    ]
    expect(registrations.map(({ status }) => status)).toEqual([200, 200, 429])
    await server.stop()
  })
})
