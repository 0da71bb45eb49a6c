import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** What the suites that run on both engines run on this time. */
    engine: 'SQLite' | 'PostgreSQL'
    /** Where test files ask for a database of their own. */
    postgresDesk: string
  }
}

/** An empty database on the engine this run is about: the same tests, and none of them knows which. */
export async function testDatabaseUrl(): Promise<string> {
  return inject('engine') === 'PostgreSQL' ? postgresUrl() : ''
}

/** An empty PostgreSQL database, for what is about several processes. */
export async function postgresUrl(): Promise<string> {
  const answer = await fetch(inject('postgresDesk'), { method: 'POST' })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`no database for the tests: ${text}`)
  return text
}
