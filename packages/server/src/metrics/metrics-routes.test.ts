import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../storage/new-id.ts'
import { collageXml } from '../testing/collage-xml.ts'
import { startTestServer, type TestServer } from '../testing/start-test-server.ts'
import { TestVisitor } from '../testing/test-visitor.ts'
import { createMetrics } from './create-metrics.ts'

const TOKEN = 'a-token-of-more-than-24-letters'
const DASHBOARD = resolve(import.meta.dirname, '../../../../deploy/grafana-dashboard.json')

describe('GET /metrics', () => {
  let server: TestServer

  beforeAll(async () => {
    server = await startTestServer({ metricsToken: TOKEN })
  })

  afterAll(() => server.stop())

  async function metrics(): Promise<string> {
    const answer = await fetch(`${server.url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
    return answer.text()
  }

  /** The value of one line. */
  async function valueOf(line: string): Promise<number> {
    const found = (await metrics()).split('\n').find((each) => each.startsWith(`${line} `))
    return Number(found?.slice(line.length + 1))
  }

  it('is not there for anybody else, nor where nobody is named', async () => {
    const wrong = [undefined, 'Bearer', 'Bearer ', `Bearer ${TOKEN}x`, `Bearer ${TOKEN.slice(1)}`, `Basic ${TOKEN}`]
    for (const authorization of wrong) {
      const answer = await fetch(`${server.url}/metrics`, {
        headers: authorization === undefined ? {} : { authorization },
      })
      expect([authorization, answer.status]).toEqual([authorization, 404])
    }
    const closed = await startTestServer()
    expect((await fetch(`${closed.url}/metrics`)).status).toBe(404)
    expect((await fetch(`${closed.url}/metrics`, { headers: { authorization: 'Bearer ' } })).status).toBe(404)
    await closed.stop()
  })

  it('is there for the addresses that are named', async () => {
    const here = await startTestServer({ metricsAddresses: ['127.0.0.0/8', '::1'] })
    expect((await fetch(`${here.url}/metrics`)).status).toBe(200)
    await here.stop()
    const elsewhere = await startTestServer({ metricsAddresses: ['10.0.0.0/8'] })
    expect((await fetch(`${elsewhere.url}/metrics`)).status).toBe(404)
    await elsewhere.stop()
  })

  it('counts saves, uploads, bytes, failures and what waits to be printed', async () => {
    const visitor = new TestVisitor(server.url)
    await visitor.register('counted')
    const photo = await visitor.uploadSome()
    await visitor.save(collageXml([photo]))
    await visitor.save('<broken')
    expect(await valueOf('collagerie_saves_total')).toBe(1)
    expect(await valueOf('collagerie_uploads_total')).toBe(1)
    expect(await valueOf('collagerie_failures_total{code="saveRefused"}')).toBe(1)
    expect(await valueOf('collagerie_requests_total{method="POST",route="/api/save",status="400"}')).toBe(1)
    expect(await valueOf('collagerie_request_seconds_count{method="POST",route="/api/save"}')).toBe(2)
    expect(await valueOf('collagerie_received_bytes_total')).toBeGreaterThan(1000)
    expect(await valueOf('collagerie_sent_bytes_total')).toBeGreaterThan(1000)
    expect(await valueOf('collagerie_jobs{state="waiting"}')).toBe(0)
    expect(await valueOf('collagerie_queue_age_seconds{queue="print"}')).toBe(0)
    expect(await valueOf('collagerie_event_loop_lag_seconds{quantile="0.99"}')).toBeGreaterThanOrEqual(0)
    expect(await valueOf('collagerie_pictures{state="making"}')).toBe(0)
    expect(await valueOf('collagerie_database_connections{state="used"}')).toBeGreaterThanOrEqual(0)
  })

  it('names no more things the more addresses are asked for', async () => {
    const visitor = new TestVisitor(server.url)
    await visitor.register('curious')
    const seriesAfterRound = async () => {
      for (const { method, url } of server.routes) {
        const path = url.replaceAll(/:\w+|\*/g, newId)
        await visitor.call(path, { method: String(method), redirect: 'manual' })
      }
      for (const path of [newId(), `api/${newId()}`, `assets/${newId()}`]) await visitor.call(`/${path}`)
      const text = await metrics()
      return text.split('\n').map((line) => line.slice(0, line.lastIndexOf(' ')))
    }
    const once = await seriesAfterRound()
    expect(await seriesAfterRound()).toEqual(once)
    expect(once.length).toBeLessThan(2500)
  })

  it('has every figure that the dashboard shows', async () => {
    const known = new Set((await createMetrics().registry.getMetricsAsJSON()).map(({ name }) => name))
    const dashboard: { panels: { targets?: { expr: string }[] }[] } = JSON.parse(await readFile(DASHBOARD, 'utf8'))
    const shown = dashboard.panels.flatMap(({ targets = [] }) =>
      targets.flatMap(({ expr }) => expr.match(/\b(?:collagerie|process)_\w+/g) ?? []),
    )
    expect(shown.length).toBeGreaterThan(10)
    expect(shown.filter((name) => !known.has(name.replace(/_(?:bucket|count|sum)$/, '')))).toEqual([])
    // Every known figure is shown.
    expect([...known].filter((name) => !shown.some((each) => each.startsWith(name)))).toEqual([])
  })
})
