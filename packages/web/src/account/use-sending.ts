import { useState } from 'react'
import { track } from '../analytics/analytics.ts'
import { useTooManyAttempts } from './use-too-many-attempts.ts'

/**
 * Sends a form, once at a time. What goes wrong is reported as `event`, and said in the words of the form or of the
 * limit.
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
