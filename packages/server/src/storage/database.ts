import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'

export interface Database {
  /** Other processes may use it at the same time: nothing that they must agree on can be kept in memory. */
  readonly isShared: boolean
  /** For the repositories. Nothing outside this folder may say anything that one database alone understands. */
  readonly query: Kysely<Schema>
  /** Reads a row, so that a damaged or lost database is noticed. */
  check(): Promise<void>
  /** How its connections are used, and how many callers wait for one. */
  connections(): Readonly<Record<'used' | 'idle' | 'waiting', number>>
  close(): Promise<void>
}
