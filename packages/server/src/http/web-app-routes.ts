import type { FastifyInstance, FastifyReply } from 'fastify'
import { StartFailure } from '../start-failure.ts'
import { HttpFailure } from './errors.ts'
import { readServedFolder } from './served-folder.ts'

const PAGE = 'index.html'
/** Below these an unknown address is a mistake and not a screen of the application. */
const NEVER_PAGES = /^(?:api|webassets|assets|health)(?:\/|$)/
/** The build names these after their content. */
const HASHED = /^assets\//

export async function registerWebAppRoutes(app: FastifyInstance, webDir: string): Promise<void> {
  const folder = await readServedFolder(webDir).catch(() => undefined)
  if (!folder?.has(PAGE))
    throw new StartFailure(`The web folder ${webDir} has no ${PAGE}; build it with: npm run build`)

  const send = (reply: FastifyReply, file: string, cacheControl: string): FastifyReply =>
    reply
      .headers({ 'cache-control': cacheControl, vary: 'accept-encoding' })
      .sendFile(file, folder.root, { cacheControl: false })

  app.get<{ Params: { '*': string } }>('/*', { config: { access: 'public' }, logLevel: 'warn' }, (request, reply) => {
    const path = request.params['*']
    if (path !== PAGE && folder.has(path)) {
      return send(reply, path, HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=300')
    }
    if (NEVER_PAGES.test(path)) throw new HttpFailure('notFound')
    // Every screen has an address of its own, and the application decides what stands there.
    return send(reply, PAGE, 'no-cache')
  })
}
