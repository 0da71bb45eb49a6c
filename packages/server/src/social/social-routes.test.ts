// A long file: a sign-in with another service in all its steps, each with its refusals.
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SHORTEST_CODE, socialAnswerSchema, socialMediaSchema } from '@collagerie/protocol'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../config/read-config.ts'
import { createFixtureFolders, type FixtureFolders } from '../testing/fixture-folders.ts'
import { rawGet } from '../testing/raw-get.ts'
import { SocialVisitor } from '../testing/social-visitor.ts'
import { startTestServer, type TestServer } from '../testing/start-test-server.ts'
import { testJpeg } from '../testing/test-jpeg.ts'

const PHOTOS = 30

describe('the social photo service, played by the sandbox', () => {
  let folders: FixtureFolders
  let server: TestServer

  beforeAll(async () => {
    folders = await createFixtureFolders()
    const samples = join(folders.contentDir, 'webassets/samples')
    await mkdir(samples)
    const jpeg = await testJpeg(16, 12)
    for (let index = 0; index < PHOTOS; index++) await writeFile(join(samples, `${100 + index}.jpg`), jpeg)
    server = await startTestServer({ contentDir: folders.contentDir })
  })

  afterAll(async () => {
    await server.stop()
    await folders.remove()
  })

  async function signedIn(username?: string): Promise<SocialVisitor> {
    const visitor = new SocialVisitor(server.url)
    expect((await visitor.signInSocially(username)).status).toBe(200)
    return visitor
  }

  async function mediaOf(someone: SocialVisitor, after?: string | null) {
    const { text } = await someone.call(`/api/social/media${after ? `?after=${after}` : ''}`)
    return v.parse(socialMediaSchema, JSON.parse(text))
  }

  async function usernameOf(someone: SocialVisitor) {
    return v.parse(socialAnswerSchema, (await someone.call('/api/social')).body).service?.username
  }

  it('is named, and tells who is signed in', async () => {
    const stranger = new SocialVisitor(server.url)
    expect((await stranger.call('/api/social')).body).toEqual({
      service: { name: 'Instagram', redirectUrl: '/api/social/redirect', username: null },
    })
    expect(stranger.cookie).toBe('')
    const camille = await signedIn('camille')
    expect(await usernameOf(camille)).toBe('camille')
  })

  it('is none where neither it nor the sandbox is set up', async () => {
    const { social } = readConfig({ SOCIAL_SANDBOX: 'off' }, '/srv')
    const bare = await startTestServer({ social })
    const stranger = new SocialVisitor(bare.url)
    expect((await stranger.call('/api/social')).body).toEqual({ service: null })
    expect((await stranger.call('/api/social/media')).status).toBe(404)
    expect((await stranger.call('/api/social/sandbox/authorize')).status).toBe(404)
    await bare.stop()
  })

  it('is asked with client, redirect, kind of answer, scope and a state that is new each time', async () => {
    const someone = new SocialVisitor(server.url)
    const first = await someone.openLogin()
    expect(Object.fromEntries(first)).toEqual({
      client_id: 'collagerie',
      redirect_uri: '/api/social/redirect',
      response_type: 'code',
      scope: 'user_profile,user_media',
      state: expect.stringMatching(/^[\w-]{43}$/),
      ui_locales: 'de',
    })
    expect((await someone.openLogin()).get('state')).not.toBe(first.get('state'))
  })

  it('keeps its secret in a cookie that scripts cannot read and other sites do not send', async () => {
    const answer = await new SocialVisitor(server.url).call('/api/social/login', { redirect: 'manual' })
    const [cookie = ''] = answer.headers.getSetCookie()
    expect(cookie).toMatch(/^collagerie_social_session=[\w-]{43}; Path=\/api; HttpOnly; SameSite=Lax$/)
  })

  it('hands a code over only when it comes back with the state it was asked with', async () => {
    const someone = new SocialVisitor(server.url)
    const fields = await someone.openLogin()
    const back = await someone.decide('a-state-of-somebody-else', 'allow')
    const code = String(back.searchParams.get('code'))
    const refused = await someone.call(back.pathname + back.search)
    expect(refused.text).toContain('data-outcome="refused"')
    expect((await someone.post('/api/social/code', { code })).status).toBe(400)
    const returned = await someone.call(`/api/social/redirect?code=${code}&state=${fields.get('state')}`)
    expect(returned.text).toContain('data-outcome="returned"')
    expect(returned.text).not.toContain(code)
    expect((await someone.post('/api/social/code', { code })).body).toEqual({ username: 'camille' })
  })

  it('hands nothing over when the customer refuses', async () => {
    const someone = new SocialVisitor(server.url)
    const back = await someone.decide(String((await someone.openLogin()).get('state')), 'deny')
    expect(back.searchParams.get('error')).toBe('access_denied')
    expect((await someone.call(back.pathname + back.search)).text).toContain('data-outcome="refused"')
    expect(await usernameOf(someone)).toBeNull()
  })

  it('takes codes longer than 20 letters, once, and from the visitor who asked', async () => {
    const someone = new SocialVisitor(server.url)
    for (const code of ['x'.repeat(SHORTEST_CODE), '', 7, null, 'x'.repeat(3000)])
      expect((await someone.post('/api/social/code', { code })).status).toBe(400)
    const code = await someone.getCode()
    expect((await new SocialVisitor(server.url).post('/api/social/code', { code })).status).toBe(401)
    expect((await someone.post('/api/social/code', { code })).status).toBe(200)
    expect((await someone.post('/api/social/code', { code })).status).toBe(400)
  })

  it('changes the cookie with the sign-in', async () => {
    const someone = new SocialVisitor(server.url)
    const code = await someone.getCode()
    const planted = someone.cookie
    await someone.post('/api/social/code', { code })
    expect(someone.cookie).not.toBe(planted)
    const thief = new SocialVisitor(server.url)
    thief.cookie = planted
    expect(await usernameOf(thief)).toBeNull()
  })

  it('refuses a code or a sign-out that another site sends', async () => {
    const someone = await signedIn()
    const headers = { origin: 'https://elsewhere.example', 'content-type': 'application/json' }
    for (const path of ['code', 'logout']) {
      const answer = await someone.call(`/api/social/${path}`, { method: 'POST', headers, body: '{}' })
      expect(answer.status).toBe(403)
    }
    expect(await usernameOf(someone)).toBe('camille')
  })

  it('gives all photos in pages, and no films', async () => {
    const someone = await signedIn()
    const pages = [await mediaOf(someone)]
    for (let page = pages[0]; page?.next; ) pages.push((page = await mediaOf(someone, page.next)))
    const ids = pages.flatMap(({ photos }) => photos.map(({ id }) => id))
    expect(pages.length).toBe(3)
    expect(new Set(ids).size).toBe(PHOTOS)
    // A page requested again is the same.
    expect(await mediaOf(someone, pages[0]?.next)).toEqual(pages[1])
    expect((await someone.call('/api/social/media?after=nowhere')).status).toBe(404)
  })

  it('never lets the token into an answer, a page address or the log', async () => {
    const tokens: string[] = []
    const ask = globalThis.fetch
    globalThis.fetch = async (input, init) => {
      const answer = await ask(input, init)
      if (answer.url.endsWith('/sandbox/token')) {
        const body: unknown = await answer.clone().json()
        if (typeof body === 'object' && body && 'access_token' in body) tokens.push(String(body.access_token))
      }
      return answer
    }
    const answers: string[] = []
    try {
      const someone = new SocialVisitor(server.url)
      const call = someone.call.bind(someone)
      someone.call = async (path, init) => {
        const answer = await call(path, init)
        answers.push(path, answer.text, ...Array.from(answer.headers, (pair) => pair.join(': ')))
        return answer
      }
      await someone.signInSocially()
      const { photos, next } = await mediaOf(someone)
      await mediaOf(someone, next)
      await someone.call(photos[0]?.media_url ?? '')
      await someone.call('/api/social')
    } finally {
      globalThis.fetch = ask
    }
    const [token = ''] = tokens
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(answers.length).toBeGreaterThan(20)
    expect([...answers, ...server.log].filter((text) => text.includes(token))).toEqual([])
  })

  it('gives the bytes of its photos to whom they were shown, and of nothing else', async () => {
    const someone = await signedIn()
    const { photos } = await mediaOf(someone)
    const [{ media_url: address, thumbnail_url: thumb } = { media_url: '', thumbnail_url: '' }] = photos
    for (const path of [address, thumb]) {
      const { status, headers } = await someone.call(path)
      expect([status, headers.get('content-type')]).toEqual([200, 'image/jpeg'])
      expect(headers.get('content-security-policy')).toContain('sandbox')
      expect(headers.get('cache-control')).toBe('private, no-cache')
    }
    expect((await someone.call('/api/social/photo/17841')).status).toBe(404)
    expect((await new SocialVisitor(server.url).call(address)).status).toBe(401)
    const other = await signedIn('somebody')
    expect((await other.call(address)).status).toBe(404)
  })

  it('sends a photo once and then answers with 304', async () => {
    const someone = await signedIn()
    const [{ media_url: address } = { media_url: '' }] = (await mediaOf(someone)).photos
    const held = { 'if-none-match': String((await someone.call(address)).headers.get('etag')) }
    const again = await rawGet(server.url, address, { ...held, cookie: someone.cookie })
    expect([again.status, again.body]).toEqual([304, ''])
    expect((await rawGet(server.url, address, held)).status).toBe(401)
  })

  describe('beside an account', () => {
    let names = 0

    /** A browser whose user signs in at the service and then registers in the shop. */
    async function browserOf(username: string): Promise<SocialVisitor> {
      const browser = await signedIn(username)
      names += 1
      expect((await browser.register(`beside${names}`)).body).toEqual({ authenticated: 'true' })
      return browser
    }

    it('stays signed in through the registration', async () => {
      expect(await usernameOf(await browserOf('camille'))).toBe('camille')
    })

    it('ends with the sign-out, cookie and all, and does not greet the next user', async () => {
      const browser = await browserOf('camille')
      const before = browser.cookie
      const { headers } = await browser.post('/api/logout', {})
      expect(headers.get('clear-site-data')).toBe('"cache"')
      expect(browser.cookie).toBe('')
      expect(await usernameOf(browser)).toBeNull()
      await browser.register('next')
      expect(await usernameOf(browser)).toBeNull()
      browser.cookie = before
      expect(await usernameOf(browser)).toBeNull()
      expect((await browser.call('/api/social/media')).status).toBe(401)
    })

    it.each(['signs in without a sign-out between', 'comes after a session that ran out'])(
      'is nobody else’s when another user %s',
      async (how) => {
        const browser = await browserOf('camille')
        const other = new SocialVisitor(server.url)
        await other.register(`other-${how.slice(0, 5)}`)
        // Like a browser whose account cookie is replaced or gone while the other stays.
        const [, social = ''] = /(collagerie_social_session=[^;]+)/.exec(browser.cookie) ?? []
        const mixed = new SocialVisitor(server.url)
        mixed.cookie = how.startsWith('signs') ? browser.cookie : social
        expect((await mixed.signIn(`other-${how.slice(0, 5)}`)).body).toEqual({ authenticated: 'true' })
        expect(await usernameOf(mixed)).toBeNull()
        expect(await usernameOf(browser)).toBeNull()
      },
    )

    it('is not found without the account it was used in', async () => {
      const browser = await browserOf('camille')
      const [, social = ''] = /(collagerie_social_session=[^;]+)/.exec(browser.cookie) ?? []
      browser.cookie = social
      expect(await usernameOf(browser)).toBeNull()
    })
  })

  it('is left with everything it brought', async () => {
    const someone = await signedIn()
    const { photos, next } = await mediaOf(someone)
    const cookie = someone.cookie
    expect((await someone.post('/api/social/logout', {})).status).toBe(204)
    someone.cookie = cookie
    expect(await usernameOf(someone)).toBeNull()
    for (const path of [photos[0]?.media_url ?? '', '/api/social/media', `/api/social/media?after=${next}`])
      expect((await someone.call(path)).status).toBe(401)
  })

  it.each([
    ['error', 'The sandbox was asked to fail.'],
    ['unavailable', '503 - Service Unavailable'],
  ])('says what went wrong for %s', async (username, error) => {
    const { status, body } = await (await signedIn(username)).call('/api/social/media')
    expect([status, body]).toEqual([502, { error, code: 'socialFailed' }])
  })

  it('shows pop-up pages that run nothing but their own script and keep their opener', async () => {
    const someone = new SocialVisitor(server.url)
    const page = await someone.call('/api/social/login?lang=de')
    expect(page.text).toContain('<html lang="de">')
    expect(page.text).not.toMatch(/<script(?! src)| style=| on\w+=/)
    for (const { headers } of [page, await someone.call('/api/social/redirect?code=x&state=y')]) {
      expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'self';/)
      expect(headers.get('cross-origin-opener-policy')).toBe('unsafe-none')
      expect(headers.get('cache-control')).toBe('no-store')
    }
    const state = '"><script>alert(1)</script>'
    const hostile = new URLSearchParams({
      client_id: 'collagerie',
      redirect_uri: '/api/social/redirect',
      response_type: 'code',
      scope: 'user_profile,user_media',
      state,
    })
    expect((await someone.call(`/api/social/sandbox/authorize?${hostile.toString()}`)).text).not.toContain('<script')
    hostile.set('redirect_uri', 'https://elsewhere.example/')
    expect((await someone.call(`/api/social/sandbox/authorize?${hostile.toString()}`)).status).toBe(400)
  })
})
