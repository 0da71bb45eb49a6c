import type { Database } from '../storage/database.ts'
import { keptInDatabase } from './kept-in-database.ts'
import { keptInMemory } from './kept-in-memory.ts'
import type { KeptBounds, KeptSecrets } from './kept-secrets.ts'

/** Opens a kind of secrets: in the database if several processes share one, otherwise in this process. */
export type OpenSecrets = <Value>(kind: string, bounds: KeptBounds) => KeptSecrets<Value>

export function openSecrets(database: Database): OpenSecrets {
  return (kind, bounds) => (database.isShared ? keptInDatabase(database, kind, bounds) : keptInMemory(bounds))
}
