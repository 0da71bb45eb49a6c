import { readThemeList, themeListJsonSteps } from '@collagerie/core/catalogue'
import { materialsFor } from '@collagerie/core/format'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lastOf } from '../testing/last-of.ts'
import { rawGet } from '../testing/raw-get.ts'
import { startTestServer, type TestServer } from '../testing/start-test-server.ts'

/** The materials of a sheet as the answer lists them. */
const offered = (width: number, height: number) =>
  materialsFor({ width, height }, 'sheets')
    .filter((material) => material !== '')
    .join(',')

describe('the catalogue', () => {
  let server: TestServer

  beforeAll(async () => {
    server = await startTestServer()
  })

  afterAll(() => server.stop())

  async function themeList(query = '') {
    const answer = await fetch(`${server.url}/api/list${query}`)
    expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8')
    return readThemeList(await answer.text())
  }

  async function nameIn(query: string): Promise<string | undefined> {
    return (await themeList(query)).templates[0]?.name
  }

  function ask(query: string): Promise<Response> {
    return fetch(`${server.url}/api/customXml?${query}`)
  }

  describe('GET /api/list', () => {
    it('lists what is visible and sound, with the sizes whose files can be read', async () => {
      const { templates, failures } = await themeList()
      expect(failures).toEqual([])
      expect(templates.map(({ id, children }) => [id, children.map((child) => child.id)])).toEqual([
        ['gen-alleven', ['50x40', '40x50']],
        ['gen-heart', ['50x40', '40x50']],
        ['gen-tiles', ['50x40', '40x50']],
        ['garden', ['50x40']],
      ])
    })

    it('is the same as JSON, with the digits where numbers are offered', async () => {
      const answer = await fetch(`${server.url}/api/list?lang=de&format=json`)
      expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
      const { digits, ...list } = lastOf(themeListJsonSteps(await answer.json()))
      expect(list).toEqual(await themeList('?lang=de'))
      expect(digits).toBeUndefined()
    })

    it('logs what it left out, with element, slot and value', () => {
      const warnings = server.log.filter((line) => line.includes('"level":"warn"')).join('\n')
      expect(warnings).toContain('template gen-broken: size 50x40: width')
      expect(warnings).toMatch(/garden-40x50\.xml.*image.*img1.*wide/)
      expect(warnings).toContain('not-there.xml')
      expect(warnings).toContain('/webassets/../catalogue.json')
      expect(warnings).toContain('"template":"ruin"')
    })

    it('is French unless asked otherwise', async () => {
      expect(await nameIn('')).toBe('gen-alleven & co fr')
      expect(await nameIn('?lang=de')).toBe('gen-alleven & co de')
      expect(await nameIn('?lang=xx')).toBe('gen-alleven & co fr')
      expect(await nameIn('?lang=de&lang=es')).toBe('gen-alleven & co fr')
    })

    it.each(['br', 'gzip', 'identity'])('reads the same when sent as %s', async (encoding) => {
      const answer = await fetch(`${server.url}/api/list`, { headers: { 'accept-encoding': encoding } })
      expect(answer.headers.get('content-encoding') ?? 'identity').toBe(encoding)
      expect(readThemeList(await answer.text()).templates).toHaveLength(4)
    })

    it('need not be sent twice', async () => {
      const first = await fetch(`${server.url}/api/list`)
      expect(first.headers.get('cache-control')).toBe('public, max-age=60')
      const etag = first.headers.get('etag') ?? ''
      const again = await rawGet(server.url, '/api/list', { 'if-none-match': etag })
      expect([again.status, again.body]).toEqual([304, ''])
      const other = await rawGet(server.url, '/api/list?lang=nl', { 'if-none-match': etag })
      expect(other.status).toBe(200)
    })
  })

  describe('GET /api/customXml', () => {
    it('tells the materials and the rounded size', async () => {
      const answer = await ask('width=55,2&height=42.4&templateId=gen-alleven')
      expect(answer.status).toBe(200)
      expect(await answer.json()).toEqual({
        materials: offered(55, 42.5),
        description: '55 x 42.5 cm',
      })
    })

    it('offers no deep canvas on a small size', async () => {
      const answer = await ask('width=55&height=39.5&templateId=garden')
      expect(await answer.json()).toMatchObject({ materials: offered(55, 39.5) })
      expect(offered(55, 39.5)).not.toContain('CANVAS4CM')
    })

    it('knows hidden templates too, which saved collages may use', async () => {
      expect((await ask('width=50&height=50&templateId=gen-hidden')).status).toBe(200)
    })

    it.each([
      ['too small', 'width=19&height=40&templateId=gen-alleven', 400],
      ['too large', 'width=141&height=100&templateId=gen-alleven', 400],
      ['too large on both sides', 'width=120&height=120&templateId=gen-alleven', 400],
      ['a heart that is not square', 'width=50&height=40&templateId=gen-heart', 400],
      ['a heart below its own least', 'width=25&height=25&templateId=gen-heart', 400],
      ['a template without custom sizes', 'width=50&height=50&templateId=gen-tiles', 400],
      ['no number', 'width=wide&height=50&templateId=gen-alleven', 400],
      ['no height', 'width=50&templateId=gen-alleven', 400],
      ['no template', 'width=50&height=40', 400],
      ['an unknown template', 'width=50&height=40&templateId=gen-nothing', 404],
      ['a template that was left out', 'width=50&height=40&templateId=gen-broken', 404],
    ])('refuses %s', async (_case, query, status) => {
      const answer = await ask(query)
      expect(answer.status).toBe(status)
      expect(Object.keys(Object(await answer.json()))).toEqual(['error', 'code'])
    })
  })

  describe('GET /webassets/', () => {
    it.each([
      ['shapes/numbers.xml', 'application/xml'],
      ['templates/garden-50x40.xml', 'application/xml'],
      ['art/leaf.svg', 'image/svg+xml'],
      ['thumbs/gen-alleven.jpg', 'image/jpeg'],
    ])('sends %s as %s', async (path, type) => {
      const { status, headers } = await rawGet(server.url, `/webassets/${path}`)
      expect(status).toBe(200)
      expect(headers['content-type']?.split(';', 1)).toEqual([type])
      expect(headers['content-security-policy']).toMatch(/^default-src 'none'.*; sandbox$/)
      expect(headers['cache-control']).toBe('public, max-age=300')
      const again = await rawGet(server.url, `/webassets/${path}`, { 'if-none-match': headers.etag ?? '' })
      expect(again.status).toBe(304)
    })

    it.each([
      '',
      'shapes',
      'shapes/',
      '.hidden',
      'nothing.xml',
      '../catalogue.json',
      '..%2fcatalogue.json',
      '..%2f..%2fsecret.txt',
      '%00',
    ])('has nothing at "%s"', async (path) => {
      const { status, body } = await rawGet(server.url, `/webassets/${path}`)
      expect(status).toBe(404)
      expect(JSON.parse(body)).toEqual({ error: 'There is nothing at this address.', code: 'notFound' })
    })
  })
})
