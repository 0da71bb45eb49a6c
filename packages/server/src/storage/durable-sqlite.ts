import { type DatabaseConnection, type SqliteDatabase, SqliteDialect, SqliteDriver } from 'kysely'

/** Statements that change nothing by themselves. */
const CHANGES_NOTHING = /^\s*(?:select|begin|commit|rollback|pragma)\b/i

/**
 * SQLite whose changes are on the disk before their caller is answered, without making others wait: the database only
 * writes, and `sync` flushes to the disk once the connection is free again.
 */
export class DurableSqliteDialect extends SqliteDialect {
  readonly #database: SqliteDatabase
  readonly #sync: () => Promise<void>

  constructor(database: SqliteDatabase, sync: () => Promise<void>) {
    super({ database })
    this.#database = database
    this.#sync = sync
  }

  override createDriver(): SqliteDriver {
    return new DurableSqliteDriver(this.#database, this.#sync)
  }
}

class DurableSqliteDriver extends SqliteDriver {
  readonly #sync: () => Promise<void>
  readonly #written: { is: boolean }
  /** Waiting callers are woken one at a time; the driver's own lock would wake all of them for one. */
  readonly #waiting: (() => void)[] = []
  #isTaken = false

  constructor(database: SqliteDatabase, sync: () => Promise<void>) {
    const written = { is: false }
    const watched: SqliteDatabase = {
      close: () => database.close(),
      prepare: (sql) => {
        if (!CHANGES_NOTHING.test(sql)) written.is = true
        return database.prepare(sql)
      },
    }
    super({ database: watched })
    this.#written = written
    this.#sync = sync
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    if (this.#isTaken) await new Promise<void>((enter) => this.#waiting.push(enter))
    this.#isTaken = true
    return super.acquireConnection()
  }

  override async releaseConnection(): Promise<void> {
    const isWritten = this.#written.is
    this.#written.is = false
    await super.releaseConnection()
    const next = this.#waiting.shift()
    if (next) next()
    else this.#isTaken = false
    if (isWritten) await this.#sync()
  }
}
