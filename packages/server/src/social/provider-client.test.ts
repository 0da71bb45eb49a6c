import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { MOST_FILE_BYTES } from '@collagerie/core/photo'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { readConfig } from '../config/read-config.ts'
import { StartFailure } from '../config/start-failure.ts'
import { ERRORS, HttpFailure } from '../http/errors.ts'
import { jpegOfSize, testJpeg } from '../testing/test-jpeg.ts'
import { providerClient } from './provider-client.ts'
import { configuredProvider } from './social-provider.ts'

const SECRET = 'hush-hush'

/** The service's answer at each path, and what it was sent. */
type Answers = Record<
  string,
  {
    status?: number
    headers?: Record<string, string>
    body?: string | Buffer
    /** Whether it waits for the test. */
    isHeld?: boolean
    /** Whether the connection ends after the headers. */
    isCut?: boolean
  }
>

describe('a configured service', () => {
  const answers: Answers = {}
  /** Resolves for each answer once its connection is free or gone. */
  const ended: Promise<unknown>[] = []
  const asked: { url: string; body: string }[] = []
  let held: ServerResponse | undefined
  let service: Server
  let base = ''

  beforeAll(async () => {
    service = createServer(async (request, response) => {
      const parts: Buffer[] = []
      for await (const part of request) parts.push(part)
      asked.push({ url: String(request.url), body: Buffer.concat(parts).toString() })
      const answer = answers[String(request.url).split('?', 1)[0] ?? '']
      response.writeHead(answer?.status ?? 200, answer?.headers)
      ended.push(once(response, 'close'))
      held = response
      if (answer?.isCut) {
        response.flushHeaders()
        request.socket.destroySoon()
      } else if (answer?.isHeld) response.write(answer.body)
      else response.end(answer?.body ?? '')
    })
    await new Promise<void>((done) => service.listen(0, '127.0.0.1', done))
    base = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
  })

  afterEach(() => vi.useRealTimers())

  afterAll(() => {
    service.close()
  })

  function configured(changes: Record<string, string> = {}) {
    const settings = {
      PUBLIC_ORIGIN: 'https://collage.example',
      SOCIAL_AUTHORIZE_URL: `${base}/authorize`,
      SOCIAL_TOKEN_URL: `${base}/token`,
      SOCIAL_USER_URL: `${base}/me`,
      SOCIAL_FEED_URL: `${base}/media?limit=12`,
      SOCIAL_CLIENT_ID: 'shop',
      SOCIAL_CLIENT_SECRET: SECRET,
      ...changes,
    }
    return configuredProvider(readConfig(settings, '/srv'))
  }

  function client() {
    const provider = configured()
    if (!provider) throw new Error('not configured')
    return providerClient(provider)
  }

  /** The status and sentence that a caller would get. */
  async function failureOf(promise: Promise<unknown>): Promise<readonly [number, string]> {
    const error: unknown = await promise.then(
      () => undefined,
      (reason: unknown) => reason,
    )
    if (!(error instanceof HttpFailure)) throw new Error(`no failure but ${String(error)}`)
    return [ERRORS[error.code].status, error.message]
  }

  it('comes back to the own page of the public origin, or to one of the shop’s', () => {
    expect(configured()).toMatchObject({
      redirectUrl: 'https://collage.example/api/social/redirect',
      hasOwnRedirect: true,
    })
    expect(configured({ SOCIAL_REDIRECT_URL: 'https://shop.example/back', PUBLIC_ORIGIN: '' })).toMatchObject({
      redirectUrl: 'https://shop.example/back',
      hasOwnRedirect: false,
    })
  })

  it.each([
    ['SOCIAL_TOKEN_URL', 'SOCIAL_TOKEN_URL'],
    ['SOCIAL_CLIENT_SECRET', 'SOCIAL_CLIENT_SECRET'],
    ['PUBLIC_ORIGIN', 'SOCIAL_REDIRECT_URL or PUBLIC_ORIGIN'],
  ])('cannot do without %s', (name, named) => {
    const sentence = `SOCIAL_AUTHORIZE_URL needs ${named} to be set too.`
    expect(() => configured({ [name]: '' })).toThrow(new StartFailure(sentence))
  })

  it('is sent the code with id, secret and redirect, in the body', async () => {
    answers['/token'] = { body: JSON.stringify({ access_token: 'key', user_id: 1 }) }
    expect(await client().exchange('the-code-that-came-back')).toBe('key')
    const { url, body } = asked.at(-1) ?? {}
    expect(url).toBe('/token')
    expect(Object.fromEntries(new URLSearchParams(body))).toEqual({
      client_id: 'shop',
      client_secret: SECRET,
      grant_type: 'authorization_code',
      redirect_uri: 'https://collage.example/api/social/redirect',
      code: 'the-code-that-came-back',
    })
  })

  it('is asked for exactly the fields that are used', async () => {
    answers['/media'] = { body: JSON.stringify({ data: [] }) }
    await client().firstPage('key')
    const query = new URL(String(asked.at(-1)?.url), base).searchParams
    const fields = 'id,media_url,thumbnail_url,media_type'
    expect(Object.fromEntries(query)).toEqual({ limit: '12', fields, access_token: 'key' })
  })

  it.each([
    [400, '{"error":{"message":"No more today."}}', [502, 'No more today.']],
    [200, '{"error":{"message":"No more today."}}', [502, 'No more today.']],
    [401, '{"error":{"message":"Expired."}}', [401, 'Expired.']],
    [503, '<html>', [502, '503 - Service Unavailable']],
    [400, `{"error":{"message":"bad token key"}}`, [502, 'Server error']],
    [200, 'no JSON', [502, 'Server error']],
    [200, `"${'x'.repeat(2_000_000)}"`, [502, 'Server error']],
  ])('that answers %i %s is a failure', async (status, body, failure) => {
    answers['/media'] = { status, body }
    expect(await failureOf(client().firstPage('key'))).toEqual(failure)
  })

  it('that is not there is a failure like any other', async () => {
    expect(await failureOf(client().page('http://127.0.0.1:1/', 'key'))).toEqual([502, 'Server error'])
  })

  it('gives photos whole', async () => {
    const jpeg = await testJpeg(200, 150)
    answers['/photo.jpg'] = { body: jpeg }
    const parts: Uint8Array[] = []
    for await (const part of await client().photo(`${base}/photo.jpg`)) parts.push(part)
    expect(Buffer.concat(parts).equals(jpeg)).toBe(true)
  })

  it('gives photos whole that begin in small pieces', async () => {
    const jpeg = await testJpeg(200, 150)
    answers['/pieces.jpg'] = { body: jpeg.subarray(0, 2), isHeld: true }
    const begun = client().photo(`${base}/pieces.jpg`)
    // Once something else was answered, this has begun and its first piece has arrived.
    await expect.poll(() => held?.req.url).toBe('/pieces.jpg')
    const answer = held
    await fetch(`${base}/something-else`)
    answer?.end(jpeg.subarray(2))
    const parts: Uint8Array[] = []
    for await (const part of await begun) parts.push(part)
    expect(Buffer.concat(parts).equals(jpeg)).toBe(true)
  })

  it('that drops the connection before the photo has begun is a failure like any other', async () => {
    answers['/cut'] = { headers: { 'content-length': '1000' }, isCut: true }
    expect(await failureOf(client().photo(`${base}/cut`))).toEqual([502, 'Server error'])
  })

  it('cannot hand over anything but a JPEG of at most 25 MB from where it was asked', async () => {
    const tooBig = await jpegOfSize(MOST_FILE_BYTES + 1)
    answers['/png'] = { body: Buffer.from('89504e470d0a1a0a', 'hex') }
    answers['/empty'] = {}
    answers['/short'] = { body: Buffer.from('ffd8', 'hex') }
    answers['/big'] = { body: tooBig, headers: { 'content-length': String(tooBig.length) } }
    answers['/gone'] = { status: 404 }
    answers['/elsewhere'] = { status: 302, headers: { location: `${base}/photo.jpg` } }
    const failures = ['png', 'empty', 'short', 'big', 'gone', 'elsewhere'].map((name) =>
      failureOf(client().photo(`${base}/${name}`)),
    )
    expect(await Promise.all(failures)).toEqual([
      [415, 'ERROR_NO_JPG_IMAGE'],
      [415, 'ERROR_NO_JPG_IMAGE'],
      [415, 'ERROR_NO_JPG_IMAGE'],
      [413, 'ERROR_FILE_TO_BIG'],
      [404, 'ERROR_NO_FILE_ACCESS'],
      [502, 'Server error'],
    ])
  })

  it('is left at once when it refuses a photo, however much it would still say', async () => {
    // The test need not wait for the real timeout.
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    answers['/refused'] = { status: 500, body: 'x'.repeat(100_000), isHeld: true }
    expect(await failureOf(client().photo(`${base}/refused`))).toEqual([502, 'Server error'])
    await expect(ended.at(-1)).resolves.toEqual([])
  })

  it('is left at once when nobody reads the photo it has begun to send', async () => {
    answers['/unread.jpg'] = { body: await testJpeg(200, 150), isHeld: true }
    const photo = await client().photo(`${base}/unread.jpg`)
    photo.destroy()
    await expect(ended.at(-1)).resolves.toEqual([])
  })

  it('is cut off at 25 MB when it did not say how much comes', async () => {
    answers['/endless'] = { body: await jpegOfSize(MOST_FILE_BYTES + 1), headers: { 'transfer-encoding': 'chunked' } }
    const photo = await client().photo(`${base}/endless`)
    const read = async () => {
      for await (const part of photo) expect(part.length).toBeGreaterThan(0)
    }
    expect(await failureOf(read())).toEqual([413, 'ERROR_FILE_TO_BIG'])
  })
})
