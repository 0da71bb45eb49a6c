let hasAsked = false

/** Asks that the browser does not clear the drafts when its disk gets full. Some ask the customer, so only once there are photos. */
export function askToPersist(): void {
  if (hasAsked || !('storage' in navigator)) return
  hasAsked = true
  // A no changes nothing: then the drafts stay as long as there is room.
  navigator.storage.persist().catch(() => undefined)
}
