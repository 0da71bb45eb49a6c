import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** What the suites that run on both engines run on this time. */
    engine: 'SQLite' | 'PostgreSQL'
    /** Where test files ask for a database of their own. */
    postgresDesk: string
  }
}

/** A database on the engine this run is about, with nothing in its tables: the same tests, and none of them knows which. */
export async function testDatabaseUrl(): Promise<string> {
  return inject('engine') === 'PostgreSQL' ? fromDesk('/migrated') : ''
}

/** A PostgreSQL database without tables, for what is about several processes. */
export async function postgresUrl(): Promise<string> {
  return fromDesk('/empty')
}

async function fromDesk(path: string): Promise<string> {
  const answer = await fetch(new URL(path, inject('postgresDesk')), { method: 'POST' })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`no database for the tests: ${text}`)
  return text
}
