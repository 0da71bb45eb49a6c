/** A time as the database keeps it: so many milliseconds from now, or before where there is a minus. */
export function isoTime(fromNowMs: number): string {
  return new Date(Date.now() + fromNowMs).toISOString()
}
