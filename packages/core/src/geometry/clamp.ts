/** The value, or the nearer bound if it lies outside. Where the bounds cross, the lower one counts. */
export function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value))
}
