import { setImmediate as nextTurn } from 'node:timers/promises'

/** Runs steps one at a time, with other work between them. */
export async function inTurns<Value>(steps: Generator<undefined, Value>): Promise<Value> {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    await nextTurn()
  }
}
