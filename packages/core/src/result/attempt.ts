import type { FailureName } from './failure-name.ts'
import type { Failure, Result } from './result.ts'

/** Carries a failure out of nested reading code; `attempt` turns it into a result, so that no reader throws. */
class Refusal extends Error {
  readonly failure: Failure

  constructor(failure: Failure) {
    super(failure.reason)
    this.name = 'Refusal'
    this.failure = failure
  }
}

/** Only for use inside `attempt`. */
export function refuse(name: FailureName, reason: string, line?: number): never {
  throw new Refusal(line === undefined ? { name, reason } : { name, reason, line })
}

/** Runs reading code that may `refuse`. Any other error is a bug and is rethrown. */
export function attempt<Value>(read: () => Value): Result<Value> {
  try {
    return { ok: true, value: read() }
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, failure: error.failure }
    throw error
  }
}

/** `attempt` for reading code that goes in steps. */
export function* attemptSteps<Value>(steps: Generator<undefined, Value>): Generator<undefined, Result<Value>> {
  try {
    return { ok: true, value: yield* steps }
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, failure: error.failure }
    throw error
  }
}

/** The value of a result, or its refusal: lets one attempt continue with another's result. */
export function valueOrRefuse<Value>(result: Result<Value>): Value {
  if (result.ok) return result.value
  throw new Refusal(result.failure)
}
