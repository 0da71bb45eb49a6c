import type { Migrations } from './migrated.ts'
import { tables } from './migrations/0001-tables.ts'
import { whatOrdersNeed } from './migrations/0002-what-orders-need.ts'
import { whatProcessesShare } from './migrations/0003-what-processes-share.ts'
import { sessionsOfAnAccount } from './migrations/0004-sessions-of-an-account.ts'
import { traces } from './migrations/0005-traces.ts'
import { howManyPages } from './migrations/0006-how-many-pages.ts'
import { uploadsUnderWay } from './migrations/0007-uploads-under-way.ts'
import { pricesOfOrders } from './migrations/0008-prices-of-orders.ts'
import { mails } from './migrations/0009-mails.ts'
import { deliveriesOfOrders } from './migrations/0010-deliveries-of-orders.ts'
import { severalLinks } from './migrations/0011-several-links.ts'
import { usesByVersion } from './migrations/0012-uses-by-version.ts'
import { photosOfCopies } from './migrations/0013-photos-of-copies.ts'
import { ordersOfAnAccount } from './migrations/0014-orders-of-an-account.ts'
import { artOfCollages } from './migrations/0015-art-of-collages.ts'

/** In the order of their names. A released migration never changes, so it imports none of our code. */
export const MIGRATIONS: Migrations = {
  '0001-tables': tables,
  '0002-what-orders-need': whatOrdersNeed,
  '0003-what-processes-share': whatProcessesShare,
  '0004-sessions-of-an-account': sessionsOfAnAccount,
  '0005-traces': traces,
  '0006-how-many-pages': howManyPages,
  '0007-uploads-under-way': uploadsUnderWay,
  '0008-prices-of-orders': pricesOfOrders,
  '0009-mails': mails,
  '0010-deliveries-of-orders': deliveriesOfOrders,
  '0011-several-links': severalLinks,
  '0012-uses-by-version': usesByVersion,
  '0013-photos-of-copies': photosOfCopies,
  '0014-orders-of-an-account': ordersOfAnAccount,
  '0015-art-of-collages': artOfCollages,
}
