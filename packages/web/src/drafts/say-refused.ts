import { track } from '../analytics/analytics.ts'
import { showToast } from '../ui/toast-queue.ts'

let hasSaid = false

/** A browser without room for the draft is reported each time, but the customer is told once. */
export function sayRefused(error: unknown): void {
  track('draft-refused', { message: String(error) })
  if (hasSaid) return
  hasSaid = true
  showToast('drafts.refused', { tone: 'urgent' })
}
