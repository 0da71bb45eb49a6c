import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { StartFailure } from './config/start-failure.ts'
import { startTestServer, type TestServer } from './testing/start-test-server.ts'

describe('the routes', () => {
  let server: TestServer

  beforeAll(async () => {
    server = await startTestServer()
  })

  afterAll(() => server.stop())

  it('all declare who may call them', () => {
    const known = new Set<unknown>(['public', 'visitor', 'session', 'owner', 'operator'])
    const undeclared = server.routes.filter(({ config }) => !known.has(config?.access))
    expect(undeclared.map(({ method, url }) => `${String(method)} ${url}`)).toEqual([])
  })

  it('are these', () => {
    const routes = server.routes.filter(({ method }) => method !== 'HEAD')
    expect(routes.map(({ method, url, config }) => `${String(method)} ${url} ${config?.access}`).toSorted()).toEqual([
      'GET /* public',
      'GET /api/alive visitor',
      'GET /api/collagePhoto/collageid/:id owner',
      'GET /api/collages session',
      'GET /api/collages/:id/offer owner',
      'GET /api/collages/:id/picture owner',
      'GET /api/collages/:id/versions owner',
      'GET /api/customXml public',
      'GET /api/file owner',
      'GET /api/list public',
      'GET /api/orders session',
      'GET /api/orders/:number owner',
      'GET /api/orders/:number/collage owner',
      'GET /api/orders/:number/picture owner',
      'GET /api/photo/:id owner',
      'GET /api/quotes public',
      'GET /api/shop/orders operator',
      'GET /api/shop/orders/:number operator',
      'GET /api/shop/orders/:number/files/:name operator',
      'GET /api/shop/orders/:number/picture operator',
      'GET /api/shop/orders/:number/preflight operator',
      'GET /api/shop/room operator',
      'GET /api/shop/webhooks operator',
      'GET /api/social visitor',
      'GET /api/social/login visitor',
      'GET /api/social/media visitor',
      'GET /api/social/photo/:id visitor',
      'GET /api/social/popup.css public',
      'GET /api/social/redirect visitor',
      'GET /api/social/redirect.js public',
      'GET /api/social/sandbox/authorize public',
      'GET /api/social/sandbox/me public',
      'GET /api/social/sandbox/media public',
      'GET /health public',
      'GET /health/live public',
      'GET /health/ready public',
      'GET /webassets/* public',
      'POST /api/collages/:id/delete owner',
      'POST /api/collages/:id/duplicate owner',
      'POST /api/collages/:id/rename owner',
      'POST /api/collages/:id/restore owner',
      'POST /api/collages/:id/versions/:version/restore owner',
      'POST /api/forgotten visitor',
      'POST /api/isAuthenticated visitor',
      'POST /api/load owner',
      'POST /api/logout visitor',
      'POST /api/orders owner',
      'POST /api/password visitor',
      'POST /api/register visitor',
      'POST /api/save owner',
      'POST /api/shop/orders/:number/cancel operator',
      'POST /api/shop/orders/:number/retry operator',
      'POST /api/shop/orders/:number/ship operator',
      'POST /api/shop/orders/:number/uncancel operator',
      'POST /api/shop/orders/:number/unship operator',
      'POST /api/shop/webhooks/:id/replay operator',
      'POST /api/social/code visitor',
      'POST /api/social/logout visitor',
      'POST /api/social/sandbox/authorize public',
      'POST /api/social/sandbox/token public',
      'POST /api/upload session',
      'POST /collage/ajaxDone/s/:session public',
    ])
  })

  it('have one more where a shop has a checkout of its own', async () => {
    const shop = await startTestServer({ checkoutUrl: 'https://shop.example/cart' })
    const added = shop.routes.filter(({ url }) => !server.routes.some((route) => route.url === url))
    await shop.stop()
    expect(added.map(({ url, config }) => `${url} ${config?.access}`)).toEqual([
      '/cart/fromApp public',
      '/cart/fromApp public',
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
