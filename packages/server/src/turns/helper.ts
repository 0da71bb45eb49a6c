/**
 * Starts a process or thread on demand, and another once it has ended. One that was told to end still takes messages
 * without working, so it is never handed out again.
 */
export interface Helper<Worker> {
  get(): Worker
  end(): Promise<void>
}

/** A worker calls `gone` when it has ended or will. */
export function createHelper<Worker>(
  start: (gone: () => void) => Worker,
  stop: (worker: Worker) => unknown,
): Helper<Worker> {
  let current: Worker | undefined

  function begin(): Worker {
    const begun = start(() => {
      if (current === begun) current = undefined
    })
    return begun
  }

  return {
    get: () => {
      current ??= begin()
      return current
    },
    end: async () => {
      const ending = current
      current = undefined
      if (ending !== undefined) await stop(ending)
    },
  }
}
