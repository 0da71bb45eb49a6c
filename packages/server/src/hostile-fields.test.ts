import type { RouteOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newSecretToken } from './accounts/secret-token.ts'
import { collageXml } from './testing/collage-xml.ts'
import { startTestServer, type TestServer } from './testing/start-test-server.ts'
import { TestVisitor } from './testing/test-visitor.ts'
import { usualOrFull } from './testing/usual-or-full.ts'

/** `npm test` sends every 127th: a prime, so that each route gets a different selection. */
const EVERY = usualOrFull(127, 1)
const AT_ONCE = 8

/** Every field name of a call, and some that every object inherits. */
const NAMES = [
  'username',
  'email',
  'password',
  'password_again',
  'newsletter',
  'terms',
  'mode',
  'lang',
  'code',
  'state',
  'collagexml',
  'collageid',
  'editor',
  'editor_version',
  'fororder',
  'templateid',
  'upload',
  'requestKey',
  'material',
  'amount',
  'currency',
  'way',
  'name',
  'street',
  'street2',
  'postcode',
  'city',
  'country',
  'phone',
  'account',
  'token',
  'version',
  'reason',
  'format',
  'x',
  't',
  's',
  'resized',
  'width',
  'height',
  'after',
  'number',
  'q',
  'constructor',
  'toString',
  'hasOwnProperty',
  '__defineGetter__',
  'valueOf',
]

/** As JSON texts, since some values can be written in no other way. */
const VALUES: readonly string[] = [
  'null',
  'true',
  '{}',
  '[]',
  '[[[[[[]]]]]]',
  `${'['.repeat(900)}${']'.repeat(900)}`,
  '{"toString":1,"length":9e9}',
  '-1',
  '-0',
  '0.1',
  '1e300',
  '-1e300',
  '1e999',
  '2147483648',
  '9007199254740993',
  '1e-320',
  `1${'0'.repeat(300)}`,
  String.raw`"\u0000"`,
  String.raw`"a\u0000b"`,
  String.raw`"\ud800"`,
  String.raw`"\udc00a\ud800"`,
  String.raw`"\ufffe\uffff"`,
  String.raw`"\u202e\u2066gnp"`,
  String.raw`"\u200b\ufeff"`,
  String.raw`"ﬀ\u212b\u0041\u030a"`,
  `"${'\u0301'.repeat(500)}"`,
  String.raw`"a\r\nset-cookie: b=c"`,
  String.raw`"\"; filename=\"x"`,
  '"../../../etc/passwd"',
  '"%00%0d%0a"',
  '"\'; drop table photo; --"',
  '"2147483648"',
  '"-1"',
  '"1e9"',
  '"NaN"',
  '"Infinity"',
  '"0x10"',
  '"٣"',
  `"${'9'.repeat(400)}"`,
  `"${'a'.repeat(70_000)}"`,
]

interface Sent {
  readonly what: string
  readonly send: (anna: TestVisitor) => Promise<{ readonly status: number; readonly text: string }>
}

function attacksOn({ method, url }: RouteOptions, ids: Readonly<Record<string, string>>): readonly Sent[] {
  const pathWith = (value?: string) =>
    url.replaceAll(/:(\w+)|\*/g, (_, name = 'x') => value ?? encodeURIComponent(ids[name] ?? 'x'))
  const path = pathWith()
  const init = { method: String(method), redirect: 'manual' } as const
  const texts = VALUES.map((value) => JSON.parse(value)).filter((value) => typeof value === 'string')
  const inPaths = path === url ? [] : [...texts, '2147483648', '99999999999999999999', '-1', '1e9']
  const ofPath = inPaths.map((value) => ({
    what: `${String(method)} ${url} at ${JSON.stringify(value).slice(0, 60)}`,
    send: (anna: TestVisitor) => anna.call(pathWith(encode(value)).slice(0, 8000), init),
  }))
  // Enough for a valid order, each under its own key.
  const known = () => ({
    collageid: ids['id'],
    requestKey: newSecretToken(),
    editor: 2,
    collagexml: ids['xml'],
    username: 'ben',
    email: 'b@c.de',
    way: 'post',
    name: 'Ben',
    street: 'Rue 1',
    postcode: '1000',
    city: 'Liège',
    country: 'BE',
  })
  const ofFields = NAMES.flatMap((name) =>
    VALUES.map((value) => ({
      what: `${String(method)} ${url} with ${name}: ${value.slice(0, 60)}`,
      send: (anna: TestVisitor) => {
        if (method !== 'POST') return anna.call(`${path}?${name}=${encode(asText(value))}`.slice(0, 8000), init)
        const body = `{${JSON.stringify(known()).slice(1, -1)},${JSON.stringify(name)}:${value}}`
        return anna.call(path, { ...init, headers: { 'content-type': 'application/json' }, body })
      },
    })),
  )
  const ofForms = NAMES.flatMap((name) =>
    texts.map((value) => ({
      what: `${String(method)} ${url} as a form with ${name}: ${JSON.stringify(value).slice(0, 60)}`,
      send: (anna: TestVisitor) => {
        const fields = { ...known(), editor: '2', [name]: value } as Record<string, string>
        return anna.form(path, fields)
      },
    })),
  )
  return [...ofPath, ...ofFields, ...(method === 'POST' ? ofForms : [])]
}

function asText(json: string): string {
  const value: unknown = JSON.parse(json)
  return typeof value === 'string' ? value : json
}

/** Sends half surrogate pairs the way a browser does. */
function encode(text: string): string {
  return encodeURIComponent(Buffer.from(text).toString())
}

describe('whatever is in a field', () => {
  let server: TestServer
  let session = ''

  beforeAll(async () => {
    const limits = { registerLimit: 1_000_000, signInLimit: 1_000_000, orderLimit: 1_000_000 }
    // Mails are written, so that requests for a new password are processed, but sent to nobody.
    server = await startTestServer({ ...limits, mailUrl: 'smtp://127.0.0.1:1', trustProxy: ['127.0.0.1'] })
    const anna = new TestVisitor(server.url)
    await anna.register('anna')
    // So that no route is closed to her.
    await server.database.query.updateTable('account').set({ is_operator: 1 }).execute()
    session = anna.cookie
  })

  afterAll(() => server.stop())

  it('is never our failure', { timeout: 900_000 }, async () => {
    const anna = new TestVisitor(server.url)
    anna.cookie = session
    const photo = await anna.uploadSome()
    const xml = collageXml(Array.from({ length: 12 }, () => photo))
    const id = String((await anna.save(xml)).body['collageid'])
    const ids = { id, xml, version: '1' }
    // Signing out would leave the rest without a session, and deleting without a collage.
    const routes = server.routes.filter(({ method, url }) => method !== 'HEAD' && !/logout|delete/.test(url))
    const all = routes.flatMap((route) => attacksOn(route, ids)).filter((_, index) => index % EVERY === 0)
    const wrong: string[] = []
    const answered = new Map<string, Set<number>>()
    let calls = 0
    const walk = async () => {
      for (let attack = all.pop(); attack; attack = all.pop()) {
        calls += 1
        // Each from its own network, since some limits count by network.
        const visitor = new TestVisitor(
          server.url,
          server.url,
          `10.${calls >> 16}.${(calls >> 8) & 255}.${calls & 255}`,
        )
        visitor.cookie = session
        const { status, text } = await attack.send(visitor)
        const route = attack.what.split(' ', 2).join(' ')
        answered.set(route, (answered.get(route) ?? new Set()).add(status))
        if (status >= 500 && status !== 503) wrong.push(`${attack.what}: ${status} ${text.slice(0, 100)}`)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, walk))
    expect(wrong).toEqual([])
    // Some of these must have been accepted, or nothing was tested.
    for (const route of ['POST /api/orders', 'POST /api/forgotten']) expect(answered.get(route)).toContain(200)
    expect(server.log.filter((line) => line.includes('"level":"error"'))).toEqual([])
    expect((await anna.load(id)).status).toBe(200)
  })
})
