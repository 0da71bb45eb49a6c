import {
  type CompiledQuery,
  type DatabaseConnection,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
} from 'kysely'
import { throwDatabaseFailure } from './database-failure.ts'

/** PostgreSQL whose failures are always named. */
export class NamedPostgresDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig

  constructor(config: PostgresDialectConfig) {
    super(config)
    this.#config = config
  }

  override createDriver(): PostgresDriver {
    return new NamedPostgresDriver(this.#config)
  }
}

class NamedPostgresDriver extends PostgresDriver {
  readonly #known = new WeakSet<DatabaseConnection>()

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection().catch(throwDatabaseFailure)
    if (this.#known.has(connection)) return connection
    this.#known.add(connection)
    const execute: DatabaseConnection['executeQuery'] = connection.executeQuery.bind(connection)
    connection.executeQuery = <Row>(query: CompiledQuery) => execute<Row>(query).catch(throwDatabaseFailure)
    return connection
  }
}
