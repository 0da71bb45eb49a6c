import { parseCount } from '../parsers.ts'
import { setting } from './setting.ts'

/** How much of PostgreSQL one process may take. */
export const DATABASE_LIMIT_SETTINGS = {
  connections: setting({
    name: 'DATABASE_POOL',
    fallback: '10',
    meaning:
      'Connections to PostgreSQL one process opens at most. All processes together must stay below what the database allows.',
    expects: 'a whole number above 0',
    parse: parseCount,
  }),
  statementSeconds: setting({
    name: 'DATABASE_STATEMENT_SECONDS',
    fallback: '30',
    meaning:
      'Seconds one statement may take in PostgreSQL. The call behind it is then answered 503 with `Retry-After`.',
    expects: 'a whole number above 0',
    parse: parseCount,
  }),
  lockSeconds: setting({
    name: 'DATABASE_LOCK_SECONDS',
    fallback: '10',
    meaning:
      'Seconds one statement may wait in PostgreSQL for others that change the same rows. The call behind it is then answered 503 with `Retry-After`.',
    expects: 'a whole number above 0',
    parse: parseCount,
  }),
  idleSeconds: setting({
    name: 'DATABASE_IDLE_SECONDS',
    fallback: '60',
    meaning:
      'Seconds after which PostgreSQL ends a transaction that does nothing, so that a process that hangs holds nobody else up.',
    expects: 'a whole number above 0',
    parse: parseCount,
  }),
}
