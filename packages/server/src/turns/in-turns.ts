import { setImmediate as nextTurn } from 'node:timers/promises'

/** Takes steps one at a time; others are served between two of them. */
export async function inTurns<Value>(steps: Generator<undefined, Value>): Promise<Value> {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    await nextTurn()
  }
}
