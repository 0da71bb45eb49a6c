import type { AccountQuota } from '../quota/account-quota.ts'
import type { Database } from '../storage/database.ts'
import { createPermitLeases, type PermitLease } from '../storage/permit-leases.ts'
import { MOST_AT_ONCE, type PermitLedger } from './permit-ledger.ts'

/** How long the places of a killed process stay taken. */
const LEASE_MS = 15_000
/** A renewal may fail twice before a place is lost. */
const RENEWALS = 3
const LOOK_AGAIN_MS = 200

/** In the database, for all processes that share it. */
export function permitsInDatabase(
  { query }: Pick<Database, 'query'>,
  { limit }: Pick<AccountQuota, 'limit'>,
  leaseMs = LEASE_MS,
): PermitLedger {
  const leases = createPermitLeases(query, { limit, mostAtOnce: MOST_AT_ONCE, leaseMs })
  const held = new Set<PermitLease>()
  let timer: NodeJS.Timeout | undefined

  async function renewAll(): Promise<void> {
    // One after the other: most uploads end before their first renewal.
    for (const lease of held) await leases.renew(lease).catch(() => undefined)
  }

  function hold(lease: PermitLease): void {
    held.add(lease)
    timer ??= setInterval(() => void renewAll(), leaseMs / RENEWALS).unref()
  }

  function letGo(lease: PermitLease): void {
    held.delete(lease)
    if (held.size > 0) return
    clearInterval(timer)
    timer = undefined
  }

  return {
    lookAgainMs: LOOK_AGAIN_MS,
    tryEnter: async (userId, bytes) => {
      const lease = await leases.tryLease(userId, bytes)
      if (!lease) return undefined
      hold(lease)
      return async () => {
        letGo(lease)
        // If the database is away, the place expires by itself.
        await leases.free(lease).catch(() => undefined)
      }
    },
  }
}
