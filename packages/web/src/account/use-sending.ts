import { useState } from 'react'
import { track } from '../analytics/analytics.ts'
import { useTooManyAttempts } from './use-too-many-attempts.ts'

/**
 * Sends a form, once at a time. A failure is reported as `event` and shown in the form's words, or in those for too
 * many attempts.
 */
export function useSending(event: string, failed: string, say: (problem: string) => void) {
  const tooManyAttempts = useTooManyAttempts()
  const [isBusy, setBusy] = useState(false)

  async function send(call: () => Promise<void>): Promise<void> {
    if (isBusy) return
    setBusy(true)
    try {
      await call()
    } catch (error) {
      track(event, { message: String(error) })
      say(tooManyAttempts(error) ?? failed)
    } finally {
      setBusy(false)
    }
  }

  return { isBusy, send }
}
