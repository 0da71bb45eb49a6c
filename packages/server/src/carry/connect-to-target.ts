import { Kysely, PostgresDialect } from 'kysely'
import { openPool } from '../storage/open-pool.ts'
import { withoutSecrets } from '../storage/postgres.ts'
import { preparedPool } from '../storage/prepared-pool.ts'
import { reasonOf } from '../storage/reason-of.ts'
import { requireUtf8 } from '../storage/require-utf8.ts'
import type { Schema } from '../storage/schema.ts'
import { CarryRefusal } from './refusal.ts'

/** Rows go batch by batch; several notes about files are written at once. */
const CONNECTIONS = 8

/** A PostgreSQL database without the server's time limits, since reading a table back may take long. */
export async function connectToTarget(url: string): Promise<Kysely<Schema>> {
  const dialect = new PostgresDialect({ pool: preparedPool(openPool(url, { max: CONNECTIONS })) })
  const query = new Kysely<Schema>({ dialect })
  try {
    await requireUtf8(query)
    return query
  } catch (error) {
    await query.destroy().catch(() => undefined)
    throw new CarryRefusal(`The database ${withoutSecrets(url)} cannot be used (${reasonOf(error)}).`, { cause: error })
  }
}
