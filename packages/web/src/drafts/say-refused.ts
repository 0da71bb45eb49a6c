import { event } from '../app/analytics.ts'
import { useLanguage } from '../app/language/language-store.ts'
import { showToast } from '../ui/toast-queue.ts'

let hasSaid = false

/** A browser without room for the draft is reported each time, but the customer is told once. */
export function sayRefused(error: unknown): void {
  event('draft-refused', { message: String(error) })
  const text = useLanguage.getState().texts?.drafts?.refused
  if (hasSaid || text === undefined) return
  hasSaid = true
  showToast(text, 'urgent')
}
