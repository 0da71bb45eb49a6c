/** A time in the database's format, relative to now; negative for the past. */
export function isoTime(fromNowMs: number): string {
  return new Date(Date.now() + fromNowMs).toISOString()
}
