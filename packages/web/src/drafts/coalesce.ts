interface Coalesced {
  /** Something has changed; it is written soon. */
  touch(): void
  /** Writes at once what is not written yet, and waits for it. */
  flush(): Promise<void>
  isPending(): boolean
}

/**
 * Gathers changes: `write` is called `delay` after the first of them, never twice at a time, and it must not fail.
 * `onWritten` is told after each time, when it can be asked whether anything is pending.
 */
export function coalesce(write: () => Promise<void>, delay: number, onWritten?: () => void): Coalesced {
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | undefined
  let isDirty = false

  function start(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    isDirty = false
    running = write().finally(() => {
      running = undefined
      if (isDirty) schedule()
      onWritten?.()
    })
    return running
  }

  function schedule(): void {
    timer ??= setTimeout(() => void start(), delay)
  }

  return {
    touch() {
      isDirty = true
      if (!running) schedule()
    },
    async flush() {
      while (running ?? isDirty) await (running ?? start())
    },
    isPending: () => isDirty || running !== undefined,
  }
}
