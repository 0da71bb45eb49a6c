import { track } from '../analytics/analytics.ts'
import { withTexts } from '../language/language-store.ts'
import { showToast } from '../ui/toast-queue.ts'

/** Loads a view with its texts on demand. If that fails, the customer is told. */
export async function fetchView<View>(load: () => Promise<View>): Promise<View | undefined> {
  try {
    return await withTexts(load(), 'hanging')
  } catch (error) {
    reportViewFailed(error)
    return undefined
  }
}

export function reportViewFailed(reason: unknown): void {
  track('viewer-failed', { message: String(reason) })
  showToast('viewer.failed', { tone: 'urgent' })
}
