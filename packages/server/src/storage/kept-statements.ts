import type { SqliteDatabase, SqliteStatement } from 'kysely'

/** The server has about eighty different statements; lists of ids add one for each length. */
const MOST_KEPT = 200

/** Prepares each statement once, since parsing it costs more than running it. */
export function keptStatements(database: SqliteDatabase): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>()
  return {
    close: () => {
      kept.clear()
      database.close()
    },
    prepare: (sql) => {
      const known = kept.get(sql)
      if (known) return known
      const statement = database.prepare(sql)
      const [oldest] = kept.keys()
      if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest)
      kept.set(sql, statement)
      return statement
    },
  }
}
