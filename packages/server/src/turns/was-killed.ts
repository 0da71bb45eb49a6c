const SIGNALS: ReadonlySet<string | null> = new Set(['SIGKILL', 'SIGTERM', 'SIGINT'])

/** Whether a process was killed, by somebody or for want of memory: that says nothing about what it was working on. */
export function wasKilled(signal: string | null): boolean {
  return SIGNALS.has(signal)
}
