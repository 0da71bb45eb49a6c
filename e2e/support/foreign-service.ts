import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { quarteredJpeg } from './photo.ts'

const PROJECT_FOLDER = resolve(import.meta.dirname, '../..')
const CODE = 'a-code-of-the-foreign-service'

/** A photo service on another site, and the real server set up for it. */
export class ForeignService {
  /** The application's address. */
  readonly origin: string
  /** Every address the service was asked at. */
  readonly asked: readonly string[]
  readonly #service: Server
  readonly #shop: ChildProcess
  readonly #data: string

  private constructor(origin: string, asked: readonly string[], service: Server, shop: ChildProcess, data: string) {
    this.origin = origin
    this.asked = asked
    this.#service = service
    this.#shop = shop
    this.#data = data
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
    const port = await freePort()
    const origin = `http://localhost:${port}`
    const data = await mkdtemp(join(tmpdir(), 'collagerie-e2e-'))
    const shop = spawn(process.execPath, ['packages/server/dist/main.js'], {
      cwd: PROJECT_FOLDER,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        PORT: String(port),
        DATA_DIR: data,
        LOG_LEVEL: 'warn',
        PUBLIC_ORIGIN: origin,
        SOCIAL_NAME: 'Fotobox',
        SOCIAL_AUTHORIZE_URL: `${base}/authorize`,
        SOCIAL_TOKEN_URL: `${base}/token`,
        SOCIAL_USER_URL: `${base}/me`,
        SOCIAL_FEED_URL: `${base}/media`,
        SOCIAL_CLIENT_ID: 'shop',
        SOCIAL_CLIENT_SECRET: 'secret',
      },
    })
    for await (const line of createInterface({ input: shop.stdout })) if (line.includes('is ready')) break
    return new ForeignService(origin, asked, service, shop, data)
  }

  async stop(): Promise<void> {
    this.#shop.kill()
    if (this.#shop.exitCode === null) await once(this.#shop, 'exit')
    this.#service.closeAllConnections()
    this.#service.close()
    await rm(this.#data, { recursive: true, force: true })
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

async function freePort(): Promise<number> {
  const probe = createServer()
  const { port } = new URL(await listen(probe))
  probe.close()
  await once(probe, 'close')
  return Number(port)
}
