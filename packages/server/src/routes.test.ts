import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { StartFailure } from './start-failure.ts'
import { startTestServer, type TestServer } from './testing/start-test-server.ts'

describe('the routes', () => {
  let server: TestServer

  beforeAll(async () => {
    server = await startTestServer()
  })

  afterAll(() => server.stop())

  it('all declare who may call them', () => {
    const known = new Set<unknown>(['public', 'visitor', 'session', 'owner'])
    const undeclared = server.routes.filter(({ config }) => !known.has(config?.access))
    expect(undeclared.map(({ method, url }) => `${String(method)} ${url}`)).toEqual([])
  })

  it('are these', () => {
    const routes = server.routes.filter(({ method }) => method !== 'HEAD')
    expect(routes.map(({ method, url, config }) => `${String(method)} ${url} ${config?.access}`).toSorted()).toEqual([
      'GET /* public',
      'GET /api/alive visitor',
      'GET /api/collagePhoto/collageid/:id owner',
      'GET /api/customXml public',
      'GET /api/file owner',
      'GET /api/list public',
      'GET /api/photo/:id owner',
      'GET /api/quotes public',
      'GET /health public',
      'GET /webassets/* public',
      'POST /api/isAuthenticated visitor',
      'POST /api/load owner',
      'POST /api/logout visitor',
      'POST /api/register visitor',
      'POST /api/save owner',
      'POST /api/upload session',
      'POST /collage/ajaxDone/s/:session public',
    ])
  })

  it('have no pages among them when the server is told so', async () => {
    const calls = await startTestServer({ webDir: 'none' })
    expect((await fetch(`${calls.url}/api/list`)).status).toBe(200)
    expect((await fetch(`${calls.url}/choix`)).status).toBe(404)
    await calls.stop()
  })

  it.each([
    ['contentDir', 'The catalogue /nowhere/catalogue.json cannot be read; build it with: npm run build'],
    ['webDir', 'The web folder /nowhere has no index.html; build it with: npm run build'],
  ])('cannot be served from a %s that is not there', async (folder, sentence) => {
    await expect(startTestServer({ [folder]: '/nowhere' })).rejects.toThrow(new StartFailure(sentence))
  })
})
