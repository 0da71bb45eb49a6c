import { once } from '../ui/once.ts'

/** Asks that the browser does not clear the drafts when its disk gets full. Some ask the customer, so only once there are photos. */
export const askToPersist = once(() => {
  if (!('storage' in navigator)) return
  // A no changes nothing: then the drafts stay as long as there is room.
  navigator.storage.persist().catch(() => undefined)
})
