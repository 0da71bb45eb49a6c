export { attempt, attemptSteps, refuse, valueOf } from './attempt.ts'
export type { Failure, Result } from './result.ts'
