/**
 * A process or a thread that is started on demand, and again after it has ended. Between being told to end and its end
 * it would accept work and do none, so it is then never handed out again.
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
