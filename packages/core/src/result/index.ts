export { attempt, attemptSteps, refuse, valueOrRefuse } from './attempt.ts'
export type { FailureName } from './failure-name.ts'
export type { Failure, Result } from './result.ts'
