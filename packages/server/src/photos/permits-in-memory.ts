import type { AccountQuota } from '../quota/account-quota.ts'
import { MOST_AT_ONCE, type PermitLedger } from './permit-ledger.ts'

interface Own {
  count: number
  bytes: number
}

/** In this process, if it is the only one. */
export function permitsInMemory(quota: Pick<AccountQuota, 'of'>): PermitLedger {
  const everybody = new Map<string, Own>()

  function entered(userId: string, bytes: number): () => Promise<void> {
    const own = everybody.get(userId) ?? { count: 0, bytes: 0 }
    everybody.set(userId, own)
    own.count += 1
    own.bytes += bytes
    return async () => {
      own.count -= 1
      own.bytes -= bytes
      if (own.count === 0) everybody.delete(userId)
    }
  }

  return {
    lookAgainMs: undefined,
    tryEnter: async (userId, bytes) => {
      const isAlone = () => !everybody.has(userId)
      // A single upload need not ask what is left.
      if (isAlone()) return entered(userId, bytes)
      const isFull = () => (everybody.get(userId)?.count ?? 0) >= MOST_AT_ONCE
      if (isFull()) return undefined
      const { used, limit } = await quota.of(userId)
      const isRoom = !isFull() && used + (everybody.get(userId)?.bytes ?? 0) + bytes <= limit
      return isAlone() || isRoom ? entered(userId, bytes) : undefined
    },
  }
}
