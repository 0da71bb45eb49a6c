import { once } from '../ui/once.ts'

/**
 * Asks the browser not to clear the drafts when its disk gets full. Some browsers ask the customer, so only once there
 * are photos.
 */
export const askToPersist = once(() => {
  if (!('storage' in navigator)) return
  // If the browser refuses, the drafts stay as long as there is room.
  navigator.storage.persist().catch(() => undefined)
})
