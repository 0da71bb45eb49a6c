/** Whether the customer has asked for things not to fly about. */
export function isCalm(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
