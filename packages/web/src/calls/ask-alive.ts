import { aliveAnswerSchema } from '@collagerie/protocol'
import { useSession } from '../navigation/session.ts'
import { getJson } from './calls.ts'

/** Tells the server that somebody is here, and gives the session's public name. */
export async function askAlive(): Promise<string> {
  const { sessionId } = useSession.getState()
  const query = sessionId === '' ? '' : `&s=${encodeURIComponent(sessionId)}`
  const { flashsession } = await getJson(`/api/alive?format=json${query}`, aliveAnswerSchema)
  useSession.setState({ sessionId: flashsession })
  return flashsession
}
