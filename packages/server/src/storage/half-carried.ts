import type { Kysely } from 'kysely'
import { StartFailure } from '../config/start-failure.ts'
import type { Schema } from './schema.ts'
import { tableNames } from './table-list.ts'

/** Exists in a database while a move or a restore fills it, and records the progress. */
export const CARRY_TABLE = 'carry_table'
export const CARRY_FILE = 'carry_file'

/** Serving customers from half of the data would lose the other half. */
export async function refuseHalfCarried(query: Kysely<Schema>): Promise<void> {
  if (!(await tableNames(query)).has(CARRY_TABLE)) return
  throw new StartFailure(
    'The database is in the middle of a move or a restore; run the same command again to finish it.',
  )
}
