import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** The engine of this run, for suites that run on both. */
    engine: 'SQLite' | 'PostgreSQL'
    /** Where test files request a database. */
    testPostgresUrl: string
  }
}

/** A database of this run's engine with empty tables: the tests are the same and do not know which it is. */
export async function testDatabaseUrl(): Promise<string> {
  return inject('engine') === 'PostgreSQL' ? newDatabase('/migrated') : ''
}

/** A PostgreSQL database without tables, for tests with several processes. */
export async function postgresUrl(): Promise<string> {
  return newDatabase('/empty')
}

async function newDatabase(path: string): Promise<string> {
  const answer = await fetch(new URL(path, inject('testPostgresUrl')), { method: 'POST' })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`no database for the tests: ${text}`)
  return text
}
