import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type { Pool, PoolClient } from 'pg'
import { storable } from './storable.ts'

/** The server has about eighty different statements; lists of ids add one for each length. */
const MOST_NAMED = 200
const MOST_VALUES = 32
/** When a newer version adds columns, `*` changes its meaning and PostgreSQL refuses the prepared statement. */
const EVERY_COLUMN = /\*(?!\))/

/**
 * A pool whose connections prepare each statement once, under a name: parsing and planning it again costs PostgreSQL
 * more than running it. Values PostgreSQL cannot hold are made storable.
 */
export function preparedPool(pool: Pool): PostgresPool {
  const names = new Map<string, string>()
  const known = new WeakMap<PoolClient, PostgresPoolClient>()

  /** Empty for statements that are parsed each time. */
  function nameOf(text: string, values: readonly unknown[]): string {
    const name = names.get(text)
    if (name !== undefined) return name
    if (names.size >= MOST_NAMED || values.length > MOST_VALUES) return ''
    const given = values.length === 0 || EVERY_COLUMN.test(text) ? '' : `statement ${names.size + 1}`
    names.set(text, given)
    return given
  }

  function prepared(client: PoolClient): PostgresPoolClient {
    const query: unknown = (text: string, parameters: readonly unknown[]) => {
      const values = parameters.map(storable)
      const name = nameOf(text, values)
      return client.query(name === '' ? { text, values } : { name, text, values })
    }
    // The second form, which uses a cursor, is not needed here.
    return { query: query as PostgresPoolClient['query'], release: () => client.release() }
  }

  return {
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect()
      const mine = known.get(client) ?? prepared(client)
      known.set(client, mine)
      return mine
    },
  }
}
