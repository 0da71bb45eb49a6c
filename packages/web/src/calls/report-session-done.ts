import { track } from '../analytics/analytics.ts'
import { useTabState } from '../navigation/tab-state.ts'
import { askAlive } from './ask-alive.ts'

/** Tells the server that this session is done. Nothing depends on it, so a failure is only logged. */
export async function reportSessionDone(): Promise<void> {
  try {
    const name = useTabState.getState().sessionId || (await askAlive())
    // The page may be gone before the call is.
    const done = await fetch(`/collage/ajaxDone/s/${encodeURIComponent(name)}`, { method: 'POST', keepalive: true })
    if (!done.ok) throw new Error(`The end of the session answered with ${done.status}.`)
  } catch (error) {
    track('session-done-failure', { message: String(error) })
  }
}
