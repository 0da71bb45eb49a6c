/** away: it cannot be reached. full: all connections are taken. slow, locked: it gave up on a statement. */
export type DatabaseProblem = 'away' | 'full' | 'slow' | 'locked'

/** The database failed, and a later attempt may succeed. Any other refusal is our own fault. */
export class DatabaseFailure extends Error {
  readonly problem: DatabaseProblem

  constructor(problem: DatabaseProblem, cause: unknown) {
    super(`the database is ${problem}`, { cause })
    this.problem = problem
  }
}

/** PostgreSQL's codes, and the system's for a broken connection. */
const PROBLEMS: Readonly<Record<string, DatabaseProblem>> = {
  '53300': 'full',
  '55P03': 'locked',
  '40P01': 'locked',
  '40001': 'locked',
  '57014': 'slow',
  '25P03': 'slow',
  '57P01': 'away',
  '57P02': 'away',
  '57P03': 'away',
  '57P05': 'away',
  ECONNREFUSED: 'away',
  ECONNRESET: 'away',
  EPIPE: 'away',
  ETIMEDOUT: 'away',
  EHOSTUNREACH: 'away',
  ENETUNREACH: 'away',
  ENOTFOUND: 'away',
  EAI_AGAIN: 'away',
}

/** Messages of the driver that come without a code. */
const MESSAGES: readonly (readonly [RegExp, DatabaseProblem])[] = [
  [/^timeout exceeded when trying to connect/, 'full'],
  [/^Query read timeout|^Connection terminated|Client has encountered a connection error|Client was closed/, 'away'],
]

function problemIn(error: unknown): DatabaseProblem | undefined {
  if (error instanceof AggregateError) return problemIn(error.errors[0])
  if (!(error instanceof Error)) return undefined
  const code = 'code' in error ? String(error.code) : ''
  // All codes of class 08 concern the connection.
  if (/^08\w{3}$/.test(code)) return 'away'
  return PROBLEMS[code] ?? MESSAGES.find(([saying]) => saying.test(error.message))?.[1]
}

/** For a `catch`: rethrows a known error as a `DatabaseFailure`. */
export function throwDatabaseFailure(error: unknown): never {
  const problem = problemIn(error)
  throw problem === undefined ? error : new DatabaseFailure(problem, error)
}
