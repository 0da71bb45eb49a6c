import { aliveAnswerSchema } from '@collagerie/protocol'
import { noteSession, useTabState } from '../navigation/tab-state.ts'
import { getJson } from './calls.ts'

/** Tells the server that the customer is here, and returns the session's public name. */
export async function askAlive(): Promise<string> {
  const { sessionId } = useTabState.getState()
  const query = sessionId === '' ? '' : `&s=${encodeURIComponent(sessionId)}`
  const { flashsession } = await getJson(`/api/alive?format=json${query}`, aliveAnswerSchema)
  noteSession(flashsession)
  return flashsession
}
