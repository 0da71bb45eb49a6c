import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rawGet } from '../testing/raw-get.ts'
import { startTestServer, type TestServer } from '../testing/start-test-server.ts'

describe('the web application', () => {
  let server: TestServer

  beforeAll(async () => {
    server = await startTestServer()
  })

  afterAll(() => server.stop())

  it.each([
    '/',
    '/choix',
    '/choix/theme:modern',
    '/editer/xyz?error=a%20b',
    '/collage/basic/gen-alleven',
    '/index.html',
  ])('shows its page at %s and has browsers ask again', async (path) => {
    const answer = await fetch(server.url + path)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(answer.headers.get('cache-control')).toBe('no-cache')
    expect(await answer.text()).toContain('<title>Collagerie</title>')
  })

  it('hangs the picture of a template on its page, in the size it opens in, and on no other', async () => {
    const textAt = async (path: string) => (await fetch(server.url + path)).text()
    const page = await textAt('/ontwerp/basic/gen-alleven')
    expect(page).toContain('<i><svg viewBox="0 0 50 40">')
    expect(page).toContain('src="/webassets/thumbs/gen-alleven.jpg"')
    expect(await textAt('/ontwerp/basic/gen-heart')).toContain('src="/webassets/thumbs/gen-heart.jpg"')
    for (const path of ['/choix/x', '/ontwerp/basic/nothing', '/editer'])
      expect(await textAt(path)).not.toContain('<svg')
  })

  it('shows the first cards of the catalogue as links, in the language of the page, where all of it is shown', async () => {
    const textAt = async (path: string, cookie = '') => (await fetch(server.url + path, { headers: { cookie } })).text()
    const linksIn = (page: string) => page.match(/<a href="[^"]*/g) ?? []
    const page = await textAt('/choix')
    expect(linksIn(page).slice(0, 2)).toEqual([
      '<a href="/ontwerp/basic/gen-alleven',
      '<a href="/ontwerp/basic/gen-heart',
    ])
    for (const path of ['/', '/keuze', '/selection/', '/wahlen'])
      expect(linksIn(await textAt(path))).toEqual(linksIn(page))
    for (const path of ['/choix/theme:modern', '/accessibilite', '/fini-avec-lapplication', '/nothing/we/know'])
      expect(linksIn(await textAt(path))).toEqual([])
    expect(await textAt('/choix', 'collagerie.language=de')).not.toBe(page)
  })

  it('answers 304 to a browser that has the page', async () => {
    const { headers } = await rawGet(server.url, '/')
    const again = await rawGet(server.url, '/', { 'if-none-match': headers.etag ?? '' })
    expect([again.status, again.body]).toEqual([304, ''])
  })

  it('lets hashed files be kept for ever and others for a while', async () => {
    const hashed = await fetch(`${server.url}/assets/app-1a2b3c.js`, { headers: { 'accept-encoding': 'identity' } })
    expect(hashed.headers.get('content-type')).toMatch(/^application\/javascript/)
    expect(hashed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const worker = await fetch(`${server.url}/assets/photo-worker-1a2b3c.js`)
    // Only this worker may compile code.
    expect(worker.headers.get('content-security-policy')).toContain("script-src 'self' 'wasm-unsafe-eval';")
    expect(hashed.headers.get('content-security-policy')).not.toContain('wasm')
    const icon = await fetch(`${server.url}/favicon.svg`)
    expect(icon.headers.get('cache-control')).toBe('public, max-age=300')
  })

  it.each([
    ['br', 'gzip, deflate, br', 'brotli bytes'],
    ['gzip', 'gzip', 'gzip bytes'],
  ])('sends the file compressed as %s to who accepts it', async (encoding, accepted, body) => {
    const answer = await rawGet(server.url, '/assets/app-1a2b3c.js', { 'accept-encoding': accepted })
    expect(answer.headers['content-encoding']).toBe(encoding)
    expect(answer.headers['content-type']).toMatch(/^application\/javascript/)
    expect(answer.headers.vary).toBe('accept-encoding')
    expect(answer.body).toBe(body)
  })

  it('sends it as it is to who accepts nothing', async () => {
    const answer = await rawGet(server.url, '/assets/app-1a2b3c.js')
    expect(answer.headers['content-encoding']).toBeUndefined()
    expect(answer.body).toContain('collage')
  })

  it.each([
    '/assets/gone-9z.js',
    '/assets/',
    '/assets',
    '/assets/app-1a2b3c.js.br',
    '/api',
    '/api/nothing',
    '/webassets',
    '/favicon.ico',
    '/sitemap.xml',
    '/manifest.webmanifest',
    '/apple-touch-icon.png',
    '/choix/robots.txt',
    '/.env',
    '/.git/config',
    '/.well-known/security.txt',
    '/.well-known/change-password',
    '/editer/photo.jpg',
  ])('has no page at %s', async (path) => {
    const { status, body } = await rawGet(server.url, path)
    expect(status).toBe(404)
    expect(JSON.parse(body)).toEqual({ error: 'There is nothing at this address.', code: 'notFound' })
  })

  it('depends on the language a cookie names, and says so', async () => {
    const inLanguage = async (cookie: string) => rawGet(server.url, '/choix', { cookie })
    const [german, spanish] = [await inLanguage('collagerie.language=de'), await inLanguage('collagerie.language=es')]
    expect([german.headers.vary, spanish.headers.vary]).toEqual(['accept-encoding, cookie', 'accept-encoding, cookie'])
    expect(german.body).not.toBe(spanish.body)
    const known = await rawGet(server.url, '/choix', { 'if-none-match': german.headers.etag ?? '' })
    expect(known.status).toBe(200)
  })

  it('asks search engines to leave out what is somebody’s own, and nothing that is for all', async () => {
    const { status, headers, body } = await rawGet(server.url, '/robots.txt')
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
    const closed = [...body.matchAll(/^Disallow: (\/.*)$/gm)].map(([, path = '']) => path)
    const isClosed = (path: string) => closed.some((start) => path.startsWith(start))
    for (const path of ['/editer/abc', '/edit', '/apercu', '/cart/order/K7MP', '/boutique', '/api/list', '/metrics'])
      expect([path, isClosed(path)]).toEqual([path, true])
    for (const path of ['/', '/choix/theme:modern', '/ontwerp/basic/gen-heart', '/assets/a.js', '/webassets/a.jpg'])
      expect([path, isClosed(path)]).toEqual([path, false])
  })

  it('says whom to tell of a vulnerability where the shop has said so', async () => {
    const shop = await startTestServer({
      securityContact: 'mailto:security@shop.example',
      publicOrigin: 'https://shop.example',
    })
    const { status, headers, body } = await rawGet(shop.url, '/.well-known/security.txt')
    await shop.stop()
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
    expect(body).toMatch(
      /^Contact: mailto:security@shop\.example\nExpires: \S+Z\nCanonical: https:\/\/shop\.example\/\.well-known\/security\.txt\n$/,
    )
    const [, expires = ''] = /Expires: (\S+)/.exec(body) ?? []
    expect(Date.parse(expires)).toBeGreaterThan(Date.now())
  })

  it.each(['/.inputs', '/../secret.txt', '/..%2fsecret.txt', '/assets/..%2f..%2fsecret.txt', '/%2e%2e/secret.txt'])(
    'never gives away %s',
    async (path) => {
      const { body } = await rawGet(server.url, path)
      expect(body).not.toContain('not for visitors')
    },
  )

  it('puts what the shop has set into the page, and lets browsers keep it no longer than it is right', async () => {
    const before = await rawGet(server.url, '/')
    const backUrl = 'https://shop.example/{lang}/done?a=1&b="<script>{lang}'
    const shop = await startTestServer({
      backUrl,
      overviewUrl: '/mine',
      textCharacters: 'all',
      quietUploads: 'off',
      photoFormats: ['jpeg', 'webp'],
    })
    const page = await rawGet(shop.url, '/choix')
    const packed = await fetch(`${shop.url}/choix`)
    const stale = await rawGet(shop.url, '/', { 'if-none-match': before.headers.etag ?? '' })
    const fresh = await rawGet(shop.url, '/', { 'if-none-match': page.headers.etag ?? '' })
    await shop.stop()
    expect(page.body).not.toContain('<script>')
    const [, content = ''] = /<meta name="collagerie-shop" content="([^"]*)" \/>/.exec(page.body) ?? []
    const json = content
      .replaceAll('&quot;', '"')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&')
    expect(JSON.parse(json)).toMatchObject({
      back: { de: 'https://shop.example/de/done?a=1&b="<script>de' },
      overview: { fr: '/mine', es: '/mine' },
      textCharacters: 'all',
      quietUploads: 'off',
      photoFormats: ['jpeg', 'webp'],
    })
    expect(await packed.text()).toBe(page.body)
    expect(page.headers['content-security-policy']).toContain("script-src 'self';")
    expect([stale.status, fresh.status]).toEqual([200, 304])
    expect(before.body).not.toContain('collagerie-shop')
  })
})
