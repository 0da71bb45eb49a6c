import { aliveAnswerSchema } from '@collagerie/protocol'
import { parse } from 'valibot'
import { event } from './analytics.ts'

/** Tells the server that this session is done. Nothing depends on it, so a failure is only logged. */
export async function sessionDone(): Promise<void> {
  try {
    const alive = await fetch('/api/alive?format=json')
    if (!alive.ok) throw new Error(`The heartbeat answered with ${alive.status}.`)
    const { flashsession } = parse(aliveAnswerSchema, await alive.json())
    const done = await fetch(`/collage/ajaxDone/s/${encodeURIComponent(flashsession)}`, { method: 'POST' })
    if (!done.ok) throw new Error(`The end of the session answered with ${done.status}.`)
  } catch (error) {
    event('session-done-failure', { message: String(error) })
  }
}
