import { aliveAnswerSchema } from '@collagerie/protocol'
import { getJson } from './calls.ts'

/** Tells the server that somebody is here, and gives the session's public name. */
export async function askAlive(sessionId = ''): Promise<string> {
  const query = sessionId === '' ? '' : `&s=${encodeURIComponent(sessionId)}`
  return (await getJson(`/api/alive?format=json${query}`, aliveAnswerSchema)).flashsession
}
