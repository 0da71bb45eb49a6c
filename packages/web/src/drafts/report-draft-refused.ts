import { track } from '../analytics/analytics.ts'
import { once } from '../ui/once.ts'
import { showToast } from '../ui/toast-queue.ts'

const tell = once(() => showToast('drafts.refused', { tone: 'urgent' }))

/** Reports every time that the browser has no room for the draft, but tells the customer only once. */
export function reportDraftRefused(error: unknown): void {
  track('draft-refused', { message: String(error) })
  tell()
}
