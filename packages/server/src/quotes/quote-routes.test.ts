import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LANGUAGES } from '@collagerie/core/catalogue'
import { quoteListSchema } from '@collagerie/protocol'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../http/app.ts'
import { loadQuotes } from './load-quotes.ts'
import { registerQuoteRoutes } from './quote-routes.ts'

function stored(lang: string, id: string) {
  return {
    lang,
    id: `${lang}-${id}`,
    type: 'quotes',
    unique: `quotes-${lang}-${id}`,
    webformat: { src: `/webassets/quotes/${lang}/${lang}-${id}-web.jpg`, width: 512, height: 384 },
    fullformat: { src: `/webassets/quotes/${lang}/${lang}-${id}-full.jpg`, width: 3000, height: 2250 },
    text: `À table (${lang})`,
  }
}

describe('GET /api/quotes', () => {
  let folder: string

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'collagerie-quotes-'))
  })

  afterAll(() => rm(folder, { recursive: true }))

  /** The route over a content folder with this file in it, or without one. */
  async function shop(file?: string) {
    const log: string[] = []
    const app = await createApp(
      { logLevel: 'info', trustProxy: [], publicOrigin: '' },
      { write: (line) => log.push(line) },
    )
    if (file !== undefined) await writeFile(join(folder, 'quotes.json'), file)
    const quotes = await loadQuotes(file === undefined ? join(folder, 'nowhere') : folder, app.log)
    registerQuoteRoutes(app, quotes)
    const warnings = () => log.filter((line) => line.includes('"level":"warn"'))
    const get = (query = '', headers = {}) => app.inject({ url: `/api/quotes${query}`, headers })
    return { quotes, warnings, get }
  }

  const SOUND = JSON.stringify(LANGUAGES.flatMap((lang) => [stored(lang, 'table'), stored(lang, 'voyage')]))

  async function idsIn(get: Awaited<ReturnType<typeof shop>>['get'], query: string): Promise<readonly string[]> {
    return v.parse(quoteListSchema, (await get(query)).json()).map(({ id }) => id)
  }

  it('lists the quotes of one language, French unless asked otherwise', async () => {
    const { get } = await shop(SOUND)
    expect(await idsIn(get, '')).toEqual(['fr-table', 'fr-voyage'])
    expect(await idsIn(get, '?lang=it')).toEqual(['it-table', 'it-voyage'])
    expect(await idsIn(get, '?lang=xx')).toEqual(['fr-table', 'fr-voyage'])
    expect(await idsIn(get, '?lang=it&lang=es')).toEqual(['fr-table', 'fr-voyage'])
  })

  it('sends every item with its fields and nothing else', async () => {
    const { get } = await shop(SOUND)
    const answer = await get('?lang=en')
    const { lang: _lang, ...item } = stored('en', 'table')
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(answer.json()).toContainEqual(item)
  })

  it('need not be sent twice', async () => {
    const { get } = await shop(SOUND)
    const first = await get()
    expect(first.headers['cache-control']).toBe('public, max-age=60')
    const headers = { 'if-none-match': String(first.headers.etag) }
    const again = await get('', headers)
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect((await get('?lang=nl', headers)).statusCode).toBe(200)
  })

  it('leaves out what is broken or doubled, keeps the rest, and logs which and why', async () => {
    const broken = {
      ...stored('fr', 'casse'),
      webformat: { src: 'https://elsewhere.example/x.jpg', width: 1, height: 1 },
    }
    const { get, quotes, warnings } = await shop(
      JSON.stringify([broken, stored('fr', 'table'), null, stored('fr', 'table')]),
    )
    expect(await idsIn(get, '')).toEqual(['fr-table'])
    expect(quotes).toHaveLength(1)
    expect(warnings()).toHaveLength(3)
    expect(warnings()[0]).toMatch(/"index":0,"field":"webformat\.src"/)
    expect(warnings()[2]).toContain('its id is taken')
  })

  it.each([
    ['missing', undefined],
    ['no JSON', '[{'],
    ['no list', '{"quotes":[]}'],
  ])('is an empty list when the file is %s, and the log says so', async (_case, file) => {
    const { get, warnings } = await shop(file)
    const answer = await get('?lang=de')
    expect([answer.statusCode, answer.json()]).toEqual([200, []])
    expect(warnings()).toHaveLength(1)
    expect(warnings()[0]).toMatch(/quotes\.json.*none are offered/)
  })
})
