import { track } from '../analytics/analytics.ts'
import { once } from '../ui/once.ts'
import { showToast } from '../ui/toast-queue.ts'

const tell = once(() => showToast('drafts.refused', { tone: 'urgent' }))

/** A browser without room for the draft is reported each time, but the customer is told once. */
export function sayRefused(error: unknown): void {
  track('draft-refused', { message: String(error) })
  tell()
}
