import { onSignedOutElsewhere } from '../calls/account-presence.ts'
import { clearOpenDraft } from '../drafts/keeping.ts'
import { type RouteKind, routeKindOf } from '../navigation/routes/route-kind.ts'
import { forgetTabCheckout } from '../order/tab-checkout.ts'
import { forgetTabOrder } from '../order/tab-order.ts'

/** Pages that show only private data. */
const PRIVATE: ReadonlySet<RouteKind | undefined> = new Set(['overview', 'checkout'])

/** Signing out on one page signs out on all: the account's data leave every page and its memory. */
export function watchSignOut(): void {
  onSignedOutElsewhere(() => void leave())
}

async function leave(): Promise<void> {
  forgetTabCheckout()
  forgetTabOrder()
  const isPrivate = PRIVATE.has(routeKindOf(window.location.pathname))
  if (await clearOpenDraft()) return window.location.reload()
  if (isPrivate) window.location.reload()
}
