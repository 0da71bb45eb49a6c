import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Language } from '@collagerie/core/catalogue'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { StartFailure } from '../config/start-failure.ts'
import { FOR_A_WHILE, FOR_EVER } from '../http/cache-times.ts'
import { type PreparedText, prepareText, sendText } from '../http/prepared-text.ts'
import { NEVER_PAGES } from '../http/unread-addresses.ts'
import { madeOnce } from '../turns/made-once.ts'
import { looksLikeFile } from './looks-like-file.ts'
import { type PageCard, showsWholeCatalogue, withCards } from './page-cards.ts'
import { framedPage, pageFrameOf } from './page-frame.ts'
import { pageLanguage } from './page-language.ts'
import { type OpeningPicture, templateIdIn, withPiece } from './page-piece.ts'
import { readServedFolder } from './served-folder.ts'
import { type SiteFacts, siteTexts } from './site-texts.ts'
import { type ShopFacts, withShopFacts } from './with-shop-facts.ts'

const PAGE = 'index.html'
const HTML = 'text/html; charset=utf-8'
/** The cookie contains the language. */
const VARY = 'accept-encoding, cookie'
/** The build names these files after their content. */
const HASHED = /^assets\//
/** The worker that analyses photos compiles its own instructions; pages and all other scripts may not. */
const PHOTO_WORKER = /^assets\/photo-worker-[^/]*\.js$/
const WORKER_POLICY =
  "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'"

/** What a page can show of the catalogue before its script runs. */
export interface PagePictures {
  /** The picture of this template in its initial state. */
  pieceOf(templateId: string): OpeningPicture | undefined
  cardsIn(language: Language): readonly PageCard[]
}

export async function registerWebAppRoutes(
  app: FastifyInstance,
  webDir: string,
  shop: ShopFacts & SiteFacts,
  { pieceOf, cardsIn }: PagePictures,
): Promise<void> {
  const folder = await readServedFolder(webDir).catch(() => undefined)
  if (!folder?.paths.has(PAGE))
    throw new StartFailure(`The web folder ${webDir} has no ${PAGE}; build it with: npm run build`)
  const page = withShopFacts(await readFile(join(webDir, PAGE), 'utf8'), shop)
  /** By language and outline, and for templates by their picture; made on first request. */
  const prepared = madeOnce<PreparedText>()

  function pageAt(path: string, language: Language): Promise<PreparedText> {
    const frame = pageFrameOf(path)
    const id = frame === 'template' ? templateIdIn(path) : undefined
    const piece = id === undefined ? undefined : pieceOf(id)
    const hasCards = frame === 'chooser' && showsWholeCatalogue(path)
    const key = `${language} ${piece?.url ?? frame} ${hasCards}`
    return prepared(key, () => {
      const text = framedPage(page, frame, language)
      return prepareText(piece ? withPiece(text, piece) : hasCards ? withCards(text, cardsIn(language)) : text)
    })
  }

  const texts = siteTexts(shop)

  const sendFile = (reply: FastifyReply, file: string): FastifyReply =>
    reply
      .headers({
        'cache-control': HASHED.test(file) ? FOR_EVER : FOR_A_WHILE,
        vary: 'accept-encoding',
        ...(PHOTO_WORKER.test(file) && { 'content-security-policy': WORKER_POLICY }),
      })
      .sendFile(file, folder.root, { cacheControl: false })

  app.get<{ Params: { '*': string } }>(
    '/*',
    { config: { access: 'public' }, logLevel: 'warn' },
    async (request, reply) => {
      const path = request.params['*']
      if (path !== PAGE && folder.paths.has(path)) return sendFile(reply, path)
      const text = texts.get(path)
      if (text) return reply.header('cache-control', FOR_A_WHILE).type('text/plain; charset=utf-8').send(text())
      if (NEVER_PAGES.test(path) || (path !== PAGE && looksLikeFile(path))) return app.answerUnknown(request, reply)
      // Every screen has its own address, and the application decides what it shows.
      return sendText(reply, await pageAt(path, pageLanguage(request)), HTML, 'no-cache', VARY)
    },
  )
}
