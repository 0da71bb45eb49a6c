const SIGNALS: ReadonlySet<string | null> = new Set(['SIGKILL', 'SIGTERM', 'SIGINT'])

/** Whether a process was killed, by somebody or for lack of memory: that says nothing about its work. */
export function wasKilled(signal: string | null): boolean {
  return SIGNALS.has(signal)
}
