import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SocialVisitor } from '../../testing/social-visitor.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { feedPageOf } from './sandbox-feed.ts'
import { SANDBOX_CLIENT } from './sandbox-provider.ts'

const FIELDS = 'id,media_url,thumbnail_url,media_type'

describe('the sandbox service', () => {
  let server: TestServer
  let visitor: SocialVisitor

  beforeAll(async () => {
    server = await startTestServer()
    visitor = new SocialVisitor(server.url)
  })

  afterAll(() => server.stop())

  const exchange = (code: string, secret: string = SANDBOX_CLIENT.secret) =>
    visitor.form('/api/social/sandbox/token', {
      client_id: SANDBOX_CLIENT.id,
      client_secret: secret,
      grant_type: 'authorization_code',
      redirect_uri: '/api/social/redirect',
      code,
    })

  async function token(): Promise<string> {
    const { body } = await exchange(await visitor.getCode())
    return String(body['access_token'])
  }

  it('exchanges a code once, for who knows the secret', async () => {
    const code = await visitor.getCode()
    expect((await exchange(code, 'guess')).status).toBe(400)
    expect((await exchange(code)).body).toEqual({ access_token: expect.any(String), user_id: 'camille' })
    expect((await exchange(code)).body).toMatchObject({ error: { message: 'Invalid authorization code.' } })
  })

  it('answers with JSON, or with a script that calls back', async () => {
    const key = await token()
    const plain = await visitor.call(`/api/social/sandbox/me?fields=id,username&access_token=${key}`)
    expect(plain.body).toEqual({ id: 'camille', username: 'camille' })
    const script = await visitor.call(
      `/api/social/sandbox/media?fields=${FIELDS}&access_token=${key}&callback=feed.got`,
    )
    expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(script.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    const calls: unknown[] = []
    runInNewContext(script.text, { feed: { got: (answer: unknown) => calls.push(answer) } })
    expect(JSON.parse(JSON.stringify(calls))).toEqual([{ data: [] }])
  })

  it('refuses callbacks that are more than a name, and tokens it did not give', async () => {
    const query = `access_token=${await token()}&callback=${encodeURIComponent('alert(1);x')}`
    expect((await visitor.call(`/api/social/sandbox/me?${query}`)).status).toBe(400)
    for (const path of ['me', 'media'])
      expect((await visitor.call(`/api/social/sandbox/${path}?access_token=guess`)).status).toBe(401)
  })

  it('gives the fields asked for, and says where it goes on', () => {
    const media = Array.from({ length: 14 }, (_, index) => ({
      id: String(index),
      media_type: 'IMAGE' as const,
      media_url: `/webassets/samples/${index}.jpg`,
    }))
    const first = feedPageOf(media, new URL('https://shop.example/media?fields=id,media_url&access_token=k&callback=f'))
    expect(first.data[0]).toEqual({ id: '0', media_url: 'https://shop.example/webassets/samples/0.jpg' })
    const next = 'https://shop.example/media?fields=id%2Cmedia_url&access_token=k&after=12'
    expect(first).toMatchObject({ paging: { next } })
    const last = feedPageOf(media, new URL(next))
    expect(last.data.map(({ id }) => id)).toEqual(['12', '13'])
    expect(last).not.toHaveProperty('paging')
  })
})
