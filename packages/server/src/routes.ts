import type { CatalogueEntry } from '@collagerie/core/catalogue'
import { type OfferedWay, shopCalendar } from '@collagerie/core/delivery'
import { createTemplateFinder } from '@collagerie/print/templates'
import type { FastifyInstance } from 'fastify'
import { accountRepository } from './accounts/account-repository.ts'
import { registerAccountRoutes } from './accounts/account-routes.ts'
import { createAccountService } from './accounts/account-service.ts'
import { createPasswordRecovery } from './accounts/password-recovery.ts'
import { passwordResets } from './accounts/password-resets.ts'
import { createPasswords, type PasswordCost } from './accounts/passwords.ts'
import type { Sessions } from './accounts/sessions.ts'
import { registerCatalogueRoutes } from './catalogue/catalogue-routes.ts'
import { firstCards } from './catalogue/first-cards.ts'
import { createKeptArt, type KeptArt } from './catalogue/kept-art.ts'
import { openingPictures } from './catalogue/opening-pictures.ts'
import { registerWebassetsRoutes } from './catalogue/webassets-routes.ts'
import { collageRepository } from './collages/collage-repository.ts'
import { registerCollageRoutes } from './collages/collage-routes.ts'
import { createCollageService } from './collages/collage-service.ts'
import { createDocumentReader } from './collages/document-reader.ts'
import { overviewRepository } from './collages/overview-repository.ts'
import { registerOverviewRoutes } from './collages/overview-routes.ts'
import { createOverviewService } from './collages/overview-service.ts'
import { createPhotosIn } from './collages/photos-in.ts'
import { createVersionHistory } from './collages/version-history.ts'
import { valueFor } from './config/per-material.ts'
import type { Config } from './config/read-config.ts'
import { createRateLimits } from './http/rate-limit.ts'
import { mailOutbox } from './mail/mail-outbox.ts'
import { createContentFreezer } from './orders/freeze-content.ts'
import { createOrderMover } from './orders/order-mover.ts'
import { orderRepository } from './orders/order-repository.ts'
import { registerOrderRoutes } from './orders/order-routes.ts'
import { createOrderService } from './orders/order-service.ts'
import { registerWebAppRoutes } from './pages/web-app-routes.ts'
import { copyRepository } from './photos/copy-repository.ts'
import { createPhotoCopies } from './photos/photo-copies.ts'
import { photoRepository } from './photos/photo-repository.ts'
import { registerPhotoRoutes } from './photos/photo-routes.ts'
import { createPhotoService } from './photos/photo-service.ts'
import { createUploadPermits, openPermitLedger } from './photos/upload-permits.ts'
import type { PicturePool } from './pictures/picture-pool.ts'
import type { ShopPrices } from './prices/load-prices.ts'
import type { PrintStore } from './printing/print-store.ts'
import { createAccountQuota } from './quota/account-quota.ts'
import { loadQuotes } from './quotes/load-quotes.ts'
import { quoteFiles } from './quotes/quote-files.ts'
import { registerQuoteRoutes } from './quotes/quote-routes.ts'
import { shopOrderRepository } from './shop/shop-order-repository.ts'
import { registerShopOrderRoutes } from './shop/shop-order-routes.ts'
import { createShopOrderService } from './shop/shop-order-service.ts'
import type { ShopFolder } from './shop-folder/load-shop-folder.ts'
import { openSecrets } from './social/open-secrets.ts'
import { registerSocial } from './social/register-social.ts'
import { createSocialSessions } from './social/social-sessions.ts'
import type { Blobs } from './storage/blobs.ts'
import type { Database } from './storage/database.ts'
import { webhookRepository } from './webhooks/webhook-repository.ts'
import { registerWebhookRoutes } from './webhooks/webhook-routes.ts'

/** The contents of the shop's folder. */
interface ShopsOwn {
  readonly folder: ShopFolder
  /** Undefined if the shop has no prices. */
  readonly shopPrices: ShopPrices | undefined
  /** Undefined if the shop lists none. */
  readonly ways: readonly OfferedWay[] | undefined
}

export interface Adapters {
  readonly config: Omit<Config, 'port' | 'host'>
  readonly database: Database
  readonly blobs: Blobs
  readonly prints: PrintStore
  readonly sessions: Sessions
  readonly catalogue: readonly CatalogueEntry[]
  readonly shop: ShopsOwn
  readonly pictures: PicturePool
  readonly passwordCost: PasswordCost | undefined
}

function shopOfferOf({ config: { orderPages, orderMegapixels, printDpi, mailUrl }, shop }: Adapters) {
  return {
    prices: shop.shopPrices?.prices,
    ways: shop.ways,
    contact: shop.folder.contact,
    hasMail: mailUrl !== '',
    most: { pages: orderPages, megapixels: orderMegapixels },
    dpiFor: (material: string) => valueFor(printDpi, material),
  }
}

export async function registerRoutes(app: FastifyInstance, adapters: Adapters): Promise<void> {
  const { config, database, blobs, catalogue } = adapters
  const quota = createAccountQuota(database, blobs, config.userQuotaMb)
  const quotes = await loadQuotes(config.contentDir, app.log)
  const documents = createDocumentReader()
  app.addHook('onClose', () => documents.close())
  const limits = createRateLimits(database)
  const photos = photoRepository(database, quota)
  const shared: Shared = {
    adapters,
    quota,
    quotes,
    documents,
    limits,
    photos,
    photosIn: createPhotosIn(photos, quotes),
    collages: collageRepository(database, quota),
    keptArt: createKeptArt(database, config.contentDir),
  }
  const secrets = openSecrets(database)
  const socialSessions = createSocialSessions(config.publicOrigin, secrets)
  await registerAccounts(app, shared, socialSessions)
  registerPhotos(app, shared)
  registerCollages(app, shared)
  registerOrders(app, shared)
  registerCatalogueRoutes(app, catalogue)
  registerQuoteRoutes(app, quotes)
  await registerSocial(app, socialSessions, limits, secrets, config)
  await registerWebApp(app, shared)
}

/** What the routes of several rooms work with. */
interface Shared {
  readonly adapters: Adapters
  readonly quota: ReturnType<typeof createAccountQuota>
  readonly quotes: Awaited<ReturnType<typeof loadQuotes>>
  readonly documents: ReturnType<typeof createDocumentReader>
  readonly limits: ReturnType<typeof createRateLimits>
  readonly photos: ReturnType<typeof photoRepository>
  readonly photosIn: ReturnType<typeof createPhotosIn>
  readonly collages: ReturnType<typeof collageRepository>
  readonly keptArt: KeptArt
}

async function registerAccounts(
  app: FastifyInstance,
  { adapters: { config, database, sessions, passwordCost }, limits }: Shared,
  beside: ReturnType<typeof createSocialSessions>,
): Promise<void> {
  const passwords = await createPasswords(passwordCost)
  const accounts = createAccountService(accountRepository(database), passwords)
  const mails = config.mailUrl === '' ? undefined : mailOutbox(database)
  const recovery = createPasswordRecovery(database, passwordResets(database), passwords, mails)
  registerAccountRoutes(app, { accounts, recovery, sessions, beside }, limits, config)
}

function registerPhotos(
  app: FastifyInstance,
  { adapters: { config, database, blobs, pictures }, quota, quotes, limits, photos }: Shared,
): void {
  const openQuote = quoteFiles(quotes, config.contentDir)
  registerPhotoRoutes(app, {
    photos: createPhotoService(photos, blobs, pictures.mostBytes),
    blobs,
    openQuote,
    copies: createPhotoCopies(pictures, blobs, copyRepository(database, quota), openQuote, app.log),
    limits,
    permits: createUploadPermits(openPermitLedger(database, quota)),
    uploadLimit: config.uploadLimit,
  })
}

function registerCollages(
  app: FastifyInstance,
  { adapters: { config, database }, quota, quotes, documents, photosIn, collages, keptArt }: Shared,
): void {
  registerCollageRoutes(app, createCollageService(collages, quotes, documents, photosIn, keptArt))
  const overview = overviewRepository(database)
  registerOverviewRoutes(
    app,
    createOverviewService(collages, overview, quota, documents),
    createVersionHistory(collages, overview, documents),
    config.textCharacters,
  )
}

function registerOrders(
  app: FastifyInstance,
  { adapters, quota, documents, limits, photosIn, collages, keptArt }: Shared,
): void {
  const { config, database, catalogue, prints } = adapters
  const mover = createOrderMover(database, config)
  const orders = orderRepository(database, quota, mover)
  const orderService = createOrderService({
    orders,
    collages,
    templates: createTemplateFinder(catalogue, config.contentDir, keptArt.has),
    shop: shopOfferOf(adapters),
    freeze: createContentFreezer(catalogue, config.contentDir, keptArt),
    documents,
    photosIn,
  })
  registerOrderRoutes(app, orderService, limits, config)
  const shopOrders = shopOrderRepository(database, mover)
  const calendar = shopCalendar(config.timeZone)
  registerShopOrderRoutes(app, createShopOrderService(shopOrders, orders, prints, calendar), prints)
  registerWebhookRoutes(app, webhookRepository(database))
}

async function registerWebApp(
  app: FastifyInstance,
  { adapters: { config, catalogue, shop }, keptArt }: Shared,
): Promise<void> {
  await registerWebassetsRoutes(app, config.contentDir, shop.folder.terms, keptArt)
  if (config.webDir === 'none') return
  await registerWebAppRoutes(
    app,
    config.webDir,
    {
      ...config,
      ...shop.shopPrices,
      name: shop.folder.contact.name,
      hasMail: config.mailUrl !== '',
      contact: shop.folder.contact,
      margins: shop.folder.margins,
      hasOwnAssortment: Object.keys(shop.folder.assortment).length > 0,
    },
    { pieceOf: openingPictures(catalogue), cardsIn: firstCards(catalogue) },
  )
}
