import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { freePort } from './free-port.ts'
import { OwnServer } from './own-server.ts'
import { quarteredJpeg } from './photo.ts'

const CODE = 'a-code-of-the-foreign-service'

/** A photo service on another site, and the real server set up for it. */
export class ForeignService {
  /** Every address the service was asked at. */
  readonly asked: readonly string[]
  readonly #service: Server
  readonly #shop: OwnServer

  private constructor(asked: readonly string[], service: Server, shop: OwnServer) {
    this.asked = asked
    this.#service = service
    this.#shop = shop
  }

  static async start(): Promise<ForeignService> {
    const asked: string[] = []
    const service = createServer()
    const base = await listen(service)
    service.on('request', (request, response) => {
      const url = new URL(String(request.url), base)
      if (url.pathname !== '/favicon.ico') asked.push(url.pathname)
      const answer = answerTo(url, base)
      response.writeHead(200, { 'content-type': answer.type })
      response.end(answer.body)
    })
    // The service has to know its address before it could choose a port itself.
    const port = String(await freePort())
    const shop = await OwnServer.start({
      PORT: port,
      PUBLIC_ORIGIN: `http://localhost:${port}`,
      SOCIAL_NAME: 'Fotobox',
      SOCIAL_AUTHORIZE_URL: `${base}/authorize`,
      SOCIAL_TOKEN_URL: `${base}/token`,
      SOCIAL_USER_URL: `${base}/me`,
      SOCIAL_FEED_URL: `${base}/media`,
      SOCIAL_CLIENT_ID: 'shop',
      SOCIAL_CLIENT_SECRET: 'secret',
    })
    return new ForeignService(asked, service, shop)
  }

  /** The application's address. */
  get origin(): string {
    return this.#shop.address
  }

  async stop(): Promise<void> {
    await this.#shop.remove()
    this.#service.closeAllConnections()
    this.#service.close()
  }
}

function answerTo(url: URL, base: string): { readonly type: string; readonly body: string | Buffer } {
  const json = (body: unknown) => ({ type: 'application/json', body: JSON.stringify(body) })
  switch (url.pathname) {
    case '/authorize': {
      const back = new URL(url.searchParams.get('redirect_uri') ?? '')
      back.searchParams.set('code', CODE)
      back.searchParams.set('state', url.searchParams.get('state') ?? '')
      return { type: 'text/html', body: `<a href="${back.href.replaceAll('&', '&amp;')}">Yes</a>` }
    }
    case '/token':
      return json({ access_token: 'the-token' })
    case '/me':
      return json({ username: 'robin' })
    case '/media':
      return json({ data: [{ id: '1', media_type: 'IMAGE', media_url: `${base}/1.jpg` }] })
    default:
      return { type: 'image/jpeg', body: quarteredJpeg(1200, 900) }
  }
}

async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
