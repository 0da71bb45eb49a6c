import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PAINFUL_FORMS, PAINFUL_JSON, PAINFUL_PARTS, PAINFUL_XML, type Painful } from './testing/painful.ts'
import { startTestServer, type TestServer } from './testing/start-test-server.ts'
import { TestVisitor } from './testing/test-visitor.ts'
import { usualOrFull } from './testing/usual-or-full.ts'

/** More than a connection buffers, so that an unread body blocks the connection. */
const LENGTH = 300_000
/** `npm test` sends every seventh: a prime, so that over the routes every shape has its turn. */
const EVERY = usualOrFull(7, 1)

const KINDS: readonly (readonly [string, Readonly<Record<string, Painful>>])[] = [
  ['application/json', PAINFUL_JSON],
  ['application/x-www-form-urlencoded', PAINFUL_FORMS],
  ['multipart/form-data; boundary=x', PAINFUL_PARTS],
  ['text/xml', PAINFUL_XML],
]
const BODIES = KINDS.flatMap(([type, shapes]) =>
  Object.entries(shapes).map(([shape, painful]) => ({ type, name: `${type}, ${shape}`, painful })),
)

describe('a connection that several people share behind a proxy', () => {
  let server: TestServer
  let cookie = ''

  beforeAll(async () => {
    server = await startTestServer()
    const anna = new TestVisitor(server.url)
    await anna.register('anna')
    cookie = anna.cookie
  })

  afterAll(async () => {
    await server.stop()
  })

  /** The status lines of the answers to a request and the one behind it, until the connection is closed. */
  async function answersTo(path: string, type: string, body: string): Promise<readonly string[]> {
    const { hostname: host, port } = new URL(server.url)
    const line = connect(Number(port), host)
    const head = (start: string) => `${start} HTTP/1.1\r\nhost: ${host}:${port}\r\n`
    const bytes = Buffer.from(body)
    line.write(
      `${head(`POST ${path}`)}origin: ${server.url}\r\ncookie: ${cookie}\r\ncontent-type: ${type}\r\ncontent-length: ${bytes.length}\r\n\r\n`,
    )
    line.write(bytes)
    line.write(`${head('GET /api/alive')}connection: close\r\n\r\n`)
    let received = ''
    line.on('data', (chunk) => (received += String(chunk)))
    await once(line, 'close')
    return [...received.matchAll(/^HTTP\/1\.1 \d+|^connection: close/gim)].map(([found]) => found.toLowerCase())
  }

  it('serves whoever comes next, whatever was sent before and to which route', { timeout: 600_000 }, async () => {
    const routes = server.routes.filter(({ method, url }) => method === 'POST' && !url.includes('logout'))
    const all = routes.flatMap(({ url }) => BODIES.map((each) => ({ ...each, path: url.replaceAll(/:\w+|\*/g, 'x') })))
    for (const { path, type, name, painful } of all.filter((_, index) => index % EVERY === 0)) {
      const answers = await answersTo(path, type, painful(LENGTH))
      // A refusal may close the connection if it says so.
      expect(answers.slice(1), `after ${path} with ${name}`).toEqual(
        answers.length === 2 ? ['connection: close'] : ['http/1.1 200', 'connection: close'],
      )
    }
  })
})
