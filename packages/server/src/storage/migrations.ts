import type { Migration } from 'kysely'
import { accountsPhotosCollages } from './migrations/0001-accounts-photos-collages.ts'
import { overviewAndOrders } from './migrations/0002-overview-and-orders.ts'
import { photoUsage } from './migrations/0003-photo-usage.ts'
import { saveOnce } from './migrations/0004-save-once.ts'
import { closedDoors } from './migrations/0007-closed-doors.ts'
import { photoOrigin } from './migrations/0008-photo-origin.ts'
import { accountBytes } from './migrations/0009-account-bytes.ts'
import { lifeOfOrders } from './migrations/0010-life-of-orders.ts'

/** In the order of their names. A migration that has been released is never changed. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-accounts-photos-collages': accountsPhotosCollages,
  '0002-overview-and-orders': overviewAndOrders,
  '0003-photo-usage': photoUsage,
  '0004-save-once': saveOnce,
  '0007-closed-doors': closedDoors,
  '0008-photo-origin': photoOrigin,
  '0009-account-bytes': accountBytes,
  '0010-life-of-orders': lifeOfOrders,
}
