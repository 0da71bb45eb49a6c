/** About half a frame; a phone four times slower gets four times as many turns. */
const TURN_MS = 8

/** Runs the steps of some work a few at a time, and lets the page respond in between. */
export async function inTurns<Value>(steps: Generator<undefined, Value>): Promise<Value> {
  for (;;) {
    const end = performance.now() + TURN_MS
    do {
      const step = steps.next()
      if (step.done) return step.value
    } while (performance.now() < end)
    await nextTurn()
  }
}

/** A message comes after the page's pending work, without a timer's pause. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    const come = () => {
      port1.close()
      resolve()
    }
    port1.addEventListener('message', come, { once: true })
    port1.start()
    port2.postMessage(undefined)
  })
}
