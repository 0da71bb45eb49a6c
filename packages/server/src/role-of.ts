import type { Role } from './assemble.ts'
import { StartFailure } from './config/start-failure.ts'

/** The role named on the command line. Separate roles are separate processes, which need a shared database. */
export function roleOf(word: string | undefined, databaseUrl: string): Role {
  if (word === undefined) return 'both'
  if (word !== 'web' && word !== 'print') throw new StartFailure(`There is no role ${word}; it is web, print or none.`)
  if (databaseUrl === '')
    throw new StartFailure(
      `A process for ${word} alone needs PostgreSQL, as SQLite belongs to one process: set DATABASE_URL, or start both in one with npm start.`,
    )
  return word
}
