/** A time as the database keeps it, counted from now; a negative one is in the past. */
export function isoTime(fromNowMs: number): string {
  return new Date(Date.now() + fromNowMs).toISOString()
}
