import { ERROR_CODES } from '@collagerie/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RawAnswer, rawRequest } from './testing/raw-request.ts'
import { startTestServer, type TestServer } from './testing/start-test-server.ts'
import { TestVisitor } from './testing/test-visitor.ts'
import { usualOrFull } from './testing/usual-or-full.ts'

/** `npm test` sends every seventh; the number divides few others, so that each route gets a different selection. */
const EVERY = usualOrFull(7, 1)
const AT_ONCE = 16

const SEGMENTS = [
  ':(',
  ':a(\\d+',
  ':',
  '::x',
  '*',
  '(((',
  '[',
  '{}',
  ';a=b',
  '__proto__',
  '..',
  '%2e%2e%2f',
  '\\',
  'é',
  '\u{1F600}',
  '%',
  '%zz',
  '%E0%A4%A',
  '%F0%9F',
  '%00',
  '%25',
  '%2F',
  '%C0%AF',
  '%ff',
  'a'.repeat(101),
  'a'.repeat(6000),
]
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'BREW', 'get']
const HOSTS = ['', 'a b', '[', '[::', '%', '%00', '@', '/', 'a,b', 'é', 'host:99999', '127.0.0.1:abc', 'x'.repeat(3000)]
const QUERIES = [
  '?',
  '?&&==',
  '?%',
  '?a=%zz&%E0%A4%A=1',
  '?__proto__[a]=1',
  '?lang=%00',
  '?x=1&x=2',
  '?after=%ff',
  '?resized=0x0',
  '?width=1e999&height=NaN&templateId=:(',
  `?${'a&'.repeat(4000)}`,
  '?callback=alert(1)',
  '?t=quotes&x=../../x',
]
const HEADERS = [
  'content-type: ;',
  'content-type: a/b/c',
  'content-type: multipart/form-data',
  'content-type: text/xml',
  'content-type: multipart/form-data; boundary=',
  `content-type: multipart/form-data; boundary=${'x'.repeat(300)}`,
  'content-type: application/json; charset=utf-7',
  'content-type: application/json; a="',
  'expect: nonsense',
  'cookie: collagerie_session=%',
  'cookie: ;=;=',
  'cookie: collagerie_session=a; collagerie_session=b',
  'cookie: "',
  'content-length: -1',
  'content-length: 99999999999',
  'transfer-encoding: nonsense',
  // With its end: an endless body is waited for, and has its own tests.
  'transfer-encoding: chunked\r\n\r\n0',
  'content-encoding: gzip',
  'accept-encoding: ;q=,*;q=x',
  'range: bytes=9-1',
  'if-none-match: "',
  'origin: null',
  'origin: http://[',
  'referer: http://%',
  'upgrade: websocket\r\nconnection: upgrade',
  `x: ${'y'.repeat(20_000)}`,
  'x-forwarded-host: [',
  'accept: \\',
  'no-colon',
  ': no name',
  'sec-fetch-site: cross-site',
  'if-modified-since: x',
]
const BODIES: readonly (readonly [string, string])[] = [
  ...[
    '{',
    'null',
    '[]',
    '"a"',
    '7',
    '\0',
    '{"__proto__":{"a":1}}',
    '{"constructor":{"prototype":{}}}',
    '{"a":"\\ud800"}',
  ].map((body) => ['application/json', body] as const),
  ...[
    '{"username":{},"password":[]}',
    '{"collageid":[1]}',
    '{"upload":"{"}',
    '{"name":"\\u0000"}',
    '['.repeat(9000),
  ].map((body) => ['application/json', body] as const),
  ...['%', 'a=%zz', '=&=&', 'collageid=a&collageid=b', 'a&'.repeat(5000), 'upload=%7B', '\xff\xfe', 'name=%00'].map(
    (body) => ['application/x-www-form-urlencoded', body] as const,
  ),
  ['multipart/form-data; boundary=x', '--x\r\n'],
  // An endless part beyond a parser's limit has no listener.
  ...[12, 33, 100, 1600].map((parts) => ['multipart/form-data; boundary=x', '--x\r\n'.repeat(parts)] as const),
  ['multipart/form-data; boundary=x', '--x\r\ncontent-disposition: form-data; name="name"\r\n\r\na\r\n'.repeat(40)],
  ['multipart/form-data; boundary=x', '--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n'],
  ['multipart/form-data; boundary=x', '--x\r\ncontent-disposition: form-data\r\n\r\na\r\n--x--'],
  ['text/plain', 'a'],
]

describe('whatever is asked, in whatever way', () => {
  let server: TestServer
  let cookie = ''

  beforeAll(async () => {
    server = await startTestServer()
    const anna = new TestVisitor(server.url)
    await anna.register('anna')
    // So that no route is closed to her.
    await server.database.query.updateTable('account').set({ is_operator: 1 }).execute()
    cookie = anna.cookie
  })

  afterAll(() => server.stop())

  it('is never our failure, and every answer has headers, an id and, where it refuses, a code', {
    timeout: 600_000,
  }, async () => {
    const requests = [...new Set(server.routes.flatMap(({ method, url }) => oddRequests(String(method), url, cookie)))]
    const wrong: string[] = []
    const work = requests.filter((_, index) => index % EVERY === 0)
    const walk = async () => {
      for (let bytes = work.pop(); bytes !== undefined; bytes = work.pop()) {
        const problem = problemOf(await rawRequest(server.url, Buffer.from(bytes, 'utf8')), bytes.startsWith('HEAD'))
        if (problem !== undefined) wrong.push(`${problem}: ${JSON.stringify(bytes.slice(0, 300))}`)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, walk))
    expect(wrong).toEqual([])
    expect(server.log.filter((line) => line.includes('"level":"error"'))).toEqual([])
  })
})

/** One request for every oddity, at the address of a route. */
function oddRequests(method: string, url: string, cookie: string): readonly string[] {
  const plain = url.replaceAll(/:\w+|\*/g, 'x')
  // Signing out would leave the rest without a session.
  const who = url.includes('logout') ? [''] : [`cookie: ${cookie}\r\n`]
  const send = (line: string, extra = '', body = '') =>
    who.map((own) => {
      const length = body === '' ? '' : `content-length: ${Buffer.byteLength(body)}\r\n`
      const host = /^host:/m.test(extra) ? '' : 'host: localhost\r\n'
      return `${line} HTTP/1.1\r\n${host}${own}connection: close\r\n${length}${extra}\r\n${body}`
    })
  const paths = SEGMENTS.flatMap((segment) => [
    url.replaceAll(/:\w+|\*/g, segment),
    `${plain}/${segment}`,
    `${plain}${segment}`,
  ])
  return [
    ...paths.flatMap((path) => [...send(`${method} ${path}`), ...send(`${method === 'GET' ? 'POST' : 'GET'} ${path}`)]),
    ...METHODS.flatMap((each) => send(`${each} ${plain}`)),
    ...HOSTS.flatMap((host) => send(`${method} ${plain}`, `host: ${host}\r\n`)),
    ...QUERIES.flatMap((query) => send(`${method} ${plain}${query}`)),
    ...HEADERS.flatMap((header) => send(`${method} ${plain}`, `${header}\r\n`)),
    ...BODIES.flatMap(([type, body]) => send(`${method} ${plain}`, `content-type: ${type}\r\n`, body)),
    ...send(`${method} *`),
    ...send(`${method} http://[${plain}`),
    ...send(`${method} //${plain}`),
    ...send(method),
  ]
}

function problemOf(answer: RawAnswer | undefined, isHead: boolean): string | undefined {
  if (answer === undefined) return 'no answer'
  const { status, headers, text } = answer
  if (status >= 500) return `status ${status}`
  for (const name of ['content-security-policy', 'x-content-type-options', 'referrer-policy', 'x-request-id']) {
    if (!headers.has(name)) return `${status} without ${name}`
  }
  if (status < 400 || isHead) return undefined
  if (!headers.get('content-type')?.startsWith('application/json')) return `${status} is not JSON`
  const body: unknown = JSON.parse(text)
  const known = new Set<unknown>(ERROR_CODES)
  return known.has(Object(body).code) && Object(body).error ? undefined : `${status} without a code: ${text}`
}
