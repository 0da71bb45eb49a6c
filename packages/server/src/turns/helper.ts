/**
 * A process or a thread that is started when it is needed, and anew after it has ended. Between being told to end and its end
 * it would take work and do none of it, so one that was told to is never handed out again.
 */
export interface Helper<Worker> {
  get(): Worker
  end(): Promise<void>
}

/** A worker says by `gone` that it has ended, or will. */
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
