import type { PhotoStep } from '@collagerie/painter'
import type { PreparedPhoto } from './prepare-photo.ts'

/** Two at a time keep two cores busy and little in memory. */
const AT_ONCE = 2

/** Photos prepared while the first strips are painted, from the top of the sheet down. */
export interface PhotoQueue {
  /** Undefined while it is not ready, and for photos the page does not show. */
  find(step: PhotoStep): PreparedPhoto | undefined
  /** Whether it will be ready later. */
  isExpected(step: PhotoStep): boolean
  whenReady(steps: Iterable<PhotoStep>): Promise<void>
  /** Drops the reads that have not begun and waits for the running ones. */
  end(): Promise<readonly PreparedPhoto[]>
}

interface Outcome {
  readonly promise: Promise<void>
  resolve(): void
  reject(reason: unknown): void
}

function outcome(): Outcome {
  let resolve = () => {}
  let reject = (_reason: unknown) => {}
  const promise = new Promise<void>((settle, fail) => {
    resolve = settle
    reject = fail
  })
  // Waiting callers get the failure; without any it must not count as unhandled.
  promise.catch(() => undefined)
  return { promise, resolve: () => resolve(), reject: (reason) => reject(reason) }
}

export function startQueue(
  steps: readonly PhotoStep[],
  prepare: (step: PhotoStep, index: number) => Promise<PreparedPhoto>,
): PhotoQueue {
  const ready = new Map<PhotoStep, PreparedPhoto>()
  const waiting = [...steps].toSorted((one, other) => one.box.y - other.box.y)
  const done = new Map(waiting.map((step) => [step, outcome()]))

  async function prepareNext(): Promise<void> {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      try {
        ready.set(step, await prepare(step, steps.indexOf(step)))
        done.get(step)?.resolve()
      } catch (error) {
        waiting.length = 0
        for (const each of done.values()) each.reject(error)
      }
    }
  }
  const working = Promise.all(Array.from({ length: AT_ONCE }, prepareNext))
  return {
    find: (step) => ready.get(step),
    isExpected: (step) => done.has(step),
    whenReady: async (wanted) => {
      for (const step of wanted) await done.get(step)?.promise
    },
    end: async () => {
      waiting.length = 0
      await working
      return [...ready.values()]
    },
  }
}
