import { event } from './analytics.ts'
import { askAlive } from './ask-alive.ts'

/** Tells the server that this session is done. Nothing depends on it, so a failure is only logged. */
export async function sessionDone(): Promise<void> {
  try {
    const flashsession = await askAlive()
    const done = await fetch(`/collage/ajaxDone/s/${encodeURIComponent(flashsession)}`, { method: 'POST' })
    if (!done.ok) throw new Error(`The end of the session answered with ${done.status}.`)
  } catch (error) {
    event('session-done-failure', { message: String(error) })
  }
}
