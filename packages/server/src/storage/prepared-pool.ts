import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type { Pool, PoolClient } from 'pg'
import { storable } from './storable.ts'

/** The server has about eighty different statements; lists of ids add one for every length. */
const MOST_NAMED = 200
const MOST_VALUES = 32
/** What `*` stands for changes while a newer version adds columns, and PostgreSQL then refuses what was prepared before. */
const EVERY_COLUMN = /\*(?!\))/

/**
 * A pool whose connections prepare each statement once, under a name: parsing and planning the same statement again costs
 * PostgreSQL more than carrying it out. Values it cannot hold are made storable on the way.
 */
export function preparedPool(pool: Pool): PostgresPool {
  const names = new Map<string, string>()
  const known = new WeakMap<PoolClient, PostgresPoolClient>()

  /** Empty for those that are read anew each time. */
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
    // Of its two forms the other, which reads by a cursor, is of no use here.
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
