import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { StartFailure } from '../config/start-failure.ts'
import { FOR_A_WHILE, FOR_EVER } from './cache-times.ts'
import { NEVER_PAGES } from './error-answers.ts'
import { framedPages, frameOf, type PageFrame } from './page-frame.ts'
import { type PreparedText, prepareText, sendText } from './prepared-text.ts'
import { readServedFolder } from './served-folder.ts'
import { type ShopFacts, withShopFacts } from './shop-page.ts'

const PAGE = 'index.html'
/** The build names these after their content. */
const HASHED = /^assets\//
/** The worker that looks at photos brings instructions of its own; pages and all other scripts may not. */
const PHOTO_WORKER = /^assets\/photo-worker-[^/]*\.js$/
const WORKER_POLICY =
  "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'"

export async function registerWebAppRoutes(app: FastifyInstance, webDir: string, shop: ShopFacts): Promise<void> {
  const folder = await readServedFolder(webDir).catch(() => undefined)
  if (!folder?.paths.has(PAGE))
    throw new StartFailure(`The web folder ${webDir} has no ${PAGE}; build it with: npm run build`)
  const page = withShopFacts(await readFile(join(webDir, PAGE), 'utf8'), shop)
  const pages = new Map<PageFrame, PreparedText>()
  for (const [frame, framed] of framedPages(page)) pages.set(frame, await prepareText(framed))

  const sendFile = (reply: FastifyReply, file: string): FastifyReply =>
    reply
      .headers({
        'cache-control': HASHED.test(file) ? FOR_EVER : FOR_A_WHILE,
        vary: 'accept-encoding',
        ...(PHOTO_WORKER.test(file) && { 'content-security-policy': WORKER_POLICY }),
      })
      .sendFile(file, folder.root, { cacheControl: false })

  app.get<{ Params: { '*': string } }>('/*', { config: { access: 'public' }, logLevel: 'warn' }, (request, reply) => {
    const path = request.params['*']
    if (path !== PAGE && folder.paths.has(path)) return sendFile(reply, path)
    if (NEVER_PAGES.test(path)) return app.answerUnknown(request, reply)
    // Every screen has an address of its own, and the application decides what stands there.
    const framed = pages.get(frameOf(path))
    if (!framed) throw new Error('Every outline has its page.')
    return sendText(reply, framed, 'text/html; charset=utf-8', 'no-cache')
  })
}
