import type { RouteOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CONSOLE } from './commands/command-io.ts'
import { operatorCommand } from './commands/index.ts'
import { TEST_QUOTE } from './testing/fixture-folders.ts'
import { PAINFUL_FORMS, PAINFUL_JSON, PAINFUL_PARTS, PAINFUL_XML, type Painful } from './testing/painful.ts'
import { startTestServer } from './testing/start-test-server.ts'
import { testJpeg } from './testing/test-jpeg.ts'
import { TestVisitor } from './testing/test-visitor.ts'
import { usualOrFull } from './testing/usual-or-full.ts'
import { startWatchedServer, type WatchedServer } from './testing/watched-server.ts'

/** `npm test` measures every ninth. */
const EVERY = usualOrFull(9, 1)
/** Twice the time an idle present-day machine needs. */
const LONGEST_TURN_MS = 100
/** Four times the input may cost four times as much; sixteen would be its square. */
const MOST_GROWTH = 10
/** Below this nobody waits, however it grows, and a clock is imprecise. */
const NOTHING_MS = 30
/** A busy machine only adds time, so the least of several measurements is the true one. */
const MOST_TRIES = 6

const BODY = 1_040_000
/** In characters of a document. */
const SAVE_BODY = 3_990_000
/** The largest save, by how it is sent. */
const SAVE_BODIES: Readonly<Record<string, number>> = { JSON: 4_990_000, 'a form': 8_380_000, 'form data': 4_990_000 }
const UPLOAD_BODY = 8_000_000
/** Node accepts 16 KB of headers, including the address. */
const HEAD = 12_000

/** A document may have 20,000 elements, and a page takes at least two. */
const MOST_PAGES = 9990

interface Case {
  readonly name: string
  readonly most: number
  readonly send: (visitor: TestVisitor, length: number) => Promise<unknown>
}

const POST_TYPES: readonly (readonly [string, string, Readonly<Record<string, Painful>>])[] = [
  ['JSON', 'application/json', PAINFUL_JSON],
  ['a form', 'application/x-www-form-urlencoded', PAINFUL_FORMS],
  ['form data', 'multipart/form-data; boundary=x', PAINFUL_PARTS],
]

const QUERIES: Readonly<Record<string, Painful>> = {
  ...PAINFUL_FORMS,
  'a long number': (length) => `width=${'1'.repeat(length / 2)}x&height=${'1'.repeat(length / 2)}&templateId=a`,
  'a long name': (length) => `x=${'a'.repeat(length)}&after=1&lang=fr`,
}

const COOKIES: Readonly<Record<string, Painful>> = {
  'many cookies': (length) => 'a=b; '.repeat(length / 5),
  'one long cookie': (length) => `collagerie_session=${'%41'.repeat(length / 3)}`,
  'nothing but signs': (length) => ';='.repeat(length / 2),
}

/** The inputs of a route. A new route is measured without being named here. */
function casesOf({ method, url }: RouteOptions): readonly Case[] {
  const path = url.replaceAll(/:\w+|\*/g, 'x')
  const head = (
    kind: string,
    shapes: Readonly<Record<string, Painful>>,
    send: (visitor: TestVisitor, text: string) => Promise<unknown>,
  ) =>
    Object.entries(shapes).map(([shape, painful]) => ({
      name: `${String(method)} ${url} with ${kind}: ${shape}`,
      most: HEAD,
      send: (visitor: TestVisitor, length: number) => send(visitor, painful(length)),
    }))
  const init = { method: String(method), redirect: 'manual' } as const
  const common = [
    ...head('a query', QUERIES, (visitor, query) => visitor.call(`${path}?${query}`, init)),
    ...head('cookies', COOKIES, (visitor, cookie) =>
      new TestVisitor(visitor.url).call(path, { ...init, headers: { cookie } }),
    ),
  ]
  if (method !== 'POST') return common
  const bodies = POST_TYPES.flatMap(([kind, type, shapes]) =>
    Object.entries(shapes).map(([shape, painful]) => ({
      name: `POST ${url} with ${kind}: ${shape}`,
      most: (url === '/api/save' ? SAVE_BODIES[kind] : undefined) ?? BODY,
      send: (visitor: TestVisitor, length: number) =>
        visitor.call(path, { ...init, headers: { 'content-type': type }, body: painful(length) }),
    })),
  )
  return [...common, ...bodies]
}

const SAVES: readonly Case[] = Object.entries(PAINFUL_XML).flatMap(([shape, painful]) => [
  { name: `a save of ${shape}`, most: SAVE_BODY, send: (visitor, length) => visitor.save(painful(length)) },
  {
    name: `a save of ${shape} as a form`,
    most: SAVE_BODY,
    send: (visitor, length) => visitor.form('/api/save', { editor: '2', collagexml: painful(length) }),
  },
])

const jpegOf = (piece: readonly number[]) => (length: number) =>
  Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(length, Buffer.from(piece))])

const UPLOADS: readonly Case[] = Object.entries({
  'fill bytes': jpegOf([0xff]),
  'empty marks': jpegOf([0xff, 0x00]),
  'tiny segments': jpegOf([0xff, 0xe1, 0x00, 0x02]),
  'tiny frames': jpegOf([0xff, 0xc0, 0x00, 0x02]),
  restarts: jpegOf([0xff, 0xd0]),
  junk: jpegOf([0x41]),
}).map(([shape, jpeg]) => ({
  name: `an upload of ${shape}`,
  most: UPLOAD_BODY,
  send: (visitor, length) => visitor.upload(jpeg(length)),
}))

/**
 * As large as the bounds allow for templates without layouts of their own: 27 sheets of 144 photos, each with effect
 * and text, and a picture.
 */
async function largestCollage(): Promise<string> {
  const screenshot = (await testJpeg(500, 500)).toString('base64')
  const slot = (index: number) =>
    `<dopimage position="img${index}" dpi="-1"><doptext position="t" text="L&#39;&#233;t&#233; &quot;chez nous&quot;, avec toute la famille" color="0x4d4d4f" align="center" valign="middle" font="Indie Flower" fontsize="1.693" style="500" padding="0" letterspacing="0" caps="false" multiplelines="true" lineheight="0.5" background="back1"/><photo id="${TEST_QUOTE}" zoom="1.234567" x="0.512345" y="0.498765" rotation="270"><imageeffect type="sepiabrown"/></photo></dopimage>\n`
  const sheet = `<page templateId="gen-alleven" childTemplateId="50x40"><userdata variation="default" version="2">\n${Array.from({ length: 144 }, (_, index) => slot(index)).join('')}</userdata></page>\n`
  const photos = `<photo id="${TEST_QUOTE}"/>\n`.repeat(27 * 144)
  return `<collage><screenshot>${screenshot}</screenshot><photos>${photos}</photos><pages>${sheet.repeat(27)}</pages></collage>`
}

describe('what a request costs', () => {
  let server: WatchedServer
  let session = ''
  let routes: readonly RouteOptions[] = []

  beforeAll(async () => {
    const table = await startTestServer()
    routes = table.routes
    await table.stop()
    server = await startWatchedServer()
    const anna = new TestVisitor(server.url)
    await anna.register('anna')
    // So that no route is closed to her.
    await operatorCommand.run(['add', 'anna'], {
      ...CONSOLE,
      out: () => undefined,
      environment: { DATA_DIR: server.dataDir },
    })
    session = anna.cookie
  })

  afterAll(() => server.stop())

  /** Some calls replace the cookies, so each starts with the session's. */
  function signedIn(): TestVisitor {
    const visitor = new TestVisitor(server.url)
    visitor.cookie = session
    return visitor
  }

  /** The cost of a request, and the longest time it blocks others. */
  async function measure(send: () => Promise<unknown>) {
    const before = await server.watch()
    // A server that closes the connection on an unwanted body has answered too.
    await send().catch(() => undefined)
    const after = await server.watch()
    return { cost: after.used - before.used, longest: after.longest }
  }

  async function problemOf({ name, most, send }: Case): Promise<string | undefined> {
    let [small, big, longest] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const ofBig = await measure(() => send(signedIn(), most))
      big = Math.min(big, ofBig.cost)
      longest = Math.min(longest, ofBig.longest)
      if (longest <= LONGEST_TURN_MS && big <= NOTHING_MS) return undefined
      small = Math.min(small, (await measure(() => send(signedIn(), Math.floor(most / 4)))).cost)
      if (longest <= LONGEST_TURN_MS && big <= MOST_GROWTH * small) return undefined
    }
    const [from, to, turn] = [small, big, longest].map((ms) => ms.toFixed(0))
    return `${name}: ${from} ms, four times as much ${to} ms, the longest turn ${turn} ms`
  }

  it('grows with its size and holds nobody up, for every route and every body', { timeout: 1_200_000 }, async () => {
    // Signing out would leave the rest without a session.
    const all = [...routes.filter(({ url }) => !url.includes('logout')).flatMap(casesOf), ...SAVES, ...UPLOADS]
    const wrong: string[] = []
    for (const each of all.filter((_, index) => index % EVERY === 0)) {
      const problem = await problemOf(each)
      if (problem !== undefined) wrong.push(problem)
    }
    expect(wrong).toEqual([])
    expect(await signedIn().isSignedIn()).toBe('true')
  })

  it('holds nobody up with what is offered for a collage of as many pages as there can be', {
    timeout: 300_000,
  }, async () => {
    const page = '<page templateId="gen-alleven" childTemplateId="50x40"><userdata/></page>'
    for (const pages of [200, MOST_PAGES]) {
      const { body } = await signedIn().save(`<collage><pages>${page.repeat(pages)}</pages></collage>`)
      const path = `/api/collages/${String(body['collageid'])}/offer`
      const answers = new Set<number>()
      let longest = Number.POSITIVE_INFINITY
      for (let tries = 0; tries < MOST_TRIES && longest > LONGEST_TURN_MS; tries++) {
        const measured = await measure(async () => answers.add((await signedIn().call(path)).status))
        longest = Math.min(longest, measured.longest)
      }
      expect([pages, ...answers]).toEqual([pages, 200])
      expect(longest).toBeLessThan(LONGEST_TURN_MS)
    }
  })

  it('looks at a version of a collage once, however often it is offered', { timeout: 300_000 }, async () => {
    const xml = await largestCollage()
    const offer = async (id: string) => {
      const { cost } = await measure(async () => {
        expect((await signedIn().call(`/api/collages/${id}/offer`)).status).toBe(200)
      })
      return cost
    }
    const saved = async () => String((await signedIn().save(xml)).body['collageid'])
    const ids = [await saved(), await saved()]
    const first = Math.min(await offer(ids[0] ?? ''), await offer(ids[1] ?? ''))
    const again: number[] = []
    while (again.length < 9) again.push(await offer(ids[0] ?? ''))
    expect(Math.min(...again)).toBeLessThan(first / 10)
  })

  it('holds nobody up with the largest collage, which is taken', { timeout: 300_000 }, async () => {
    const xml = await largestCollage()
    const answers = new Set<number>()
    let longest = Number.POSITIVE_INFINITY
    for (let tries = 0; tries < MOST_TRIES && longest > LONGEST_TURN_MS; tries++) {
      const measured = await measure(async () => answers.add((await signedIn().save(xml)).status))
      longest = Math.min(longest, measured.longest)
    }
    expect([...answers]).toEqual([200])
    expect(longest).toBeLessThan(LONGEST_TURN_MS)
  })
})
