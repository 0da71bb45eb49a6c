interface Coalesced {
  /** Notes a change, which is written soon. */
  touch(): void
  /** Writes pending changes at once and waits for them. */
  flush(): Promise<void>
  isPending(): boolean
}

/**
 * Gathers changes: `write` runs `delay` after the first of them, never twice at once, and must not fail. `onWritten`
 * runs after each write, when the caller can ask whether changes are pending.
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
