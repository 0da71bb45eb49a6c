const SIGNALS: ReadonlySet<string | null> = new Set(['SIGKILL', 'SIGTERM', 'SIGINT'])

/** Whether somebody, or a machine short of memory, ended a process, which then says nothing of what it was working on. */
export function wasKilled(signal: string | null): boolean {
  return SIGNALS.has(signal)
}
