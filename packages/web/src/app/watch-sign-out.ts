import { onSignedOutElsewhere } from '../calls/account-presence.ts'
import { clearTable } from '../drafts/keeping.ts'
import { type RouteKind, routeKindOf } from '../navigation/routes/route-kind.ts'

/** Pages that show nothing but what is somebody's own. */
const PRIVATE: ReadonlySet<RouteKind | undefined> = new Set(['overview', 'checkout'])

/** Whoever signs out on one page is signed out on all: what was the account's leaves them, and their memory. */
export function watchSignOut(): void {
  onSignedOutElsewhere(() => void leave())
}

async function leave(): Promise<void> {
  const isPrivate = PRIVATE.has(routeKindOf(window.location.pathname))
  if (await clearTable()) return window.location.reload()
  if (isPrivate) window.location.reload()
}
