import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'

export interface Database {
  /** Whether other processes may use it too: then nothing they must agree on can be kept in memory. */
  readonly isShared: boolean
  /** For the repositories. Nothing outside this folder may use SQL that only one kind of database understands. */
  readonly query: Kysely<Schema>
  /** Reads a row to detect a damaged or lost database. */
  check(): Promise<void>
  /** How its connections are used, and how many callers wait for one. */
  connections(): Readonly<Record<'used' | 'idle' | 'waiting', number>>
  close(): Promise<void>
}
