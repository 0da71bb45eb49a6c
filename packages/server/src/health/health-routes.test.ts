import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../testing/start-test-server.ts'

describe('GET /health', () => {
  let server: TestServer

  beforeEach(async () => {
    server = await startTestServer()
  })

  afterEach(() => server.stop())

  it('is fine while the database answers', async () => {
    const answer = await fetch(`${server.url}/health`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.json()).toEqual({ status: 'ok', database: 'ok', files: 'ok' })
  })

  it('is not once the database does not answer, and logs why', async () => {
    await server.database.close()
    const answer = await fetch(`${server.url}/health`)
    expect(answer.status).toBe(503)
    expect(await answer.json()).toEqual({ error: 'The database does not answer.', code: 'databaseUnavailable' })
    expect(server.log.some((line) => line.includes('the database does not answer'))).toBe(true)
  })

  it('lives whether the database answers or not, and is ready only while it does', async () => {
    const statuses = async () => [
      (await fetch(`${server.url}/health/live`)).status,
      (await fetch(`${server.url}/health/ready`)).status,
    ]
    expect(await statuses()).toEqual([200, 200])
    await server.database.close()
    expect(await statuses()).toEqual([200, 503])
  })

  it('lives while the server is stopping, and is not ready', async () => {
    const statuses: number[] = []
    const stopping = await startTestServer({}, (app) => {
      app.addHook('preClose', async () => {
        for (const path of ['live', 'live?by=supervisor', 'ready'])
          statuses.push((await fetch(`${stopping.url}/health/${path}`)).status)
      })
    })
    await stopping.stop()
    expect(statuses).toEqual([200, 200, 503])
  })

  it('is not while the server is stopping', async () => {
    let answer: Response | undefined
    const stopping = await startTestServer({}, (app) => {
      app.addHook('preClose', async () => {
        answer = await fetch(`${stopping.url}/health`)
      })
    })
    await stopping.stop()
    expect(answer?.status).toBe(503)
    expect(await answer?.json()).toEqual({ error: 'The server is stopping.', code: 'stopping' })
  })
})
