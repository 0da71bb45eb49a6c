import { Agent, get, type IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'
import { LANGUAGES, readThemeList } from '@collagerie/core/catalogue'
import { readTemplateXml } from '@collagerie/core/template'
import { FONT_FACES } from '@collagerie/painter'
import { expect, test } from '@playwright/test'
import { sample } from './support/sample.ts'

const FINGERPRINT = /-[0-9a-f]{10}[./]/

/** Of each kind of file; what a file is answered with depends on its kind and on its name. */
const ASKED_FOR = 40

const agent = new Agent({ keepAlive: true, maxSockets: 8 })

test.afterAll(() => agent.destroy())

/** The page's own `fetch` would have conditions of its own. */
function ask(url: string, headers: IncomingHttpHeaders = {}) {
  return new Promise<{ status: number | undefined; headers: IncomingHttpHeaders; body: string }>((answered, failed) => {
    get(url, { agent, headers }, (answer) => {
      text(answer).then((body) => answered({ status: answer.statusCode, headers: answer.headers, body }), failed)
    }).once('error', failed)
  })
}

/** What is wrong with the caching of an address. A conditional request must get 304. */
async function faultAt(origin: string, address: string): Promise<readonly string[]> {
  const { status, headers } = await ask(origin + address, { 'if-none-match': '*' })
  const control = headers['cache-control']
  const wanted = FINGERPRINT.test(address) ? 'public, max-age=31536000, immutable' : 'public, max-age=300'
  return status === 304 && control === wanted && headers.etag ? [] : [`${address}: ${status} ${control}`]
}

/** The art of the drawn template at this address. */
async function artOf(origin: string, address: string): Promise<readonly string[]> {
  const read = readTemplateXml((await ask(origin + address)).body)
  if (!read.ok) throw new Error(`${address}: ${read.failure.reason}`)
  return read.value.variation.layers.flatMap((layer) => (layer.kind === 'overlay' ? [layer.url] : []))
}

interface Quote {
  readonly webformat: { readonly src: string }
  readonly fullformat: { readonly src: string }
}

test('everything the catalogue names can be kept for as long as its name says', async ({ baseURL }) => {
  const origin = String(baseURL)
  const json = async (path: string) => JSON.parse((await ask(origin + path)).body)
  const list = await ask(`${origin}/api/list`)
  expect((await ask(`${origin}/api/list`, { 'if-none-match': list.headers.etag })).status).toBe(304)
  const { templates } = readThemeList(list.body)
  const files = templates.flatMap(({ children }) => children.flatMap(({ url }) => (url === '' ? [] : [url])))
  const art = (await Promise.all(sample(files, 2 * ASKED_FOR).map((file) => artOf(origin, file)))).flat()
  const samples: readonly { readonly url: string }[] = await json('/webassets/samples/samples.json')
  const quotes: readonly Quote[] = (await Promise.all(LANGUAGES.map((lang) => json(`/api/quotes?lang=${lang}`)))).flat()
  const pictures = [
    templates.flatMap(({ labelurl, labelwebp, starturl }) => [labelurl, labelwebp, starturl]),
    templates.flatMap(({ sizeurl, children }) =>
      sizeurl === '' ? [] : children.map(({ id }) => `${sizeurl}${id}.jpg`),
    ),
    art,
    samples.map(({ url }) => url),
    quotes.flatMap(({ webformat, fullformat }) => [webformat.src, fullformat.src]),
  ]
  for (const some of pictures) {
    expect(some.length).toBeGreaterThan(0)
    expect(some.filter((address) => !FINGERPRINT.test(address))).toEqual([])
  }
  const plain = [
    '/webassets/samples/samples.json',
    '/webassets/shapes/numbers.xml',
    ...LANGUAGES.map((language) => `/webassets/terms/${language}.txt`),
    ...FONT_FACES.map(({ file }) => `/webassets/fonts/${file}`),
  ]
  expect([...files, ...plain].filter((address) => FINGERPRINT.test(address))).toEqual([])
  const asked = [...plain, ...[files, ...pictures].flatMap((some) => sample([...new Set(some)], ASKED_FOR))]
  const faults = await Promise.all(asked.map((address) => faultAt(origin, address)))
  expect(faults.flat()).toEqual([])
})
