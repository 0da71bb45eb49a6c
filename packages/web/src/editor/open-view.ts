import { track } from '../analytics/analytics.ts'
import { loadTextsOfHanging } from '../language/language-store.ts'
import { showToast } from '../ui/toast-queue.ts'
import { useDesk } from './desk-store.ts'

/** Fetches the view of the piece, which nobody who only fills a sheet downloads, and opens it. */
export async function openView(): Promise<void> {
  try {
    await Promise.all([import('./view-collage.tsx'), loadTextsOfHanging()])
    useDesk.setState({ isViewing: true })
  } catch (error) {
    track('viewer-failed', { message: String(error) })
    showToast('viewer.failed', { tone: 'urgent' })
  }
}
