import type { FastifyReply } from 'fastify'
import { type BesideSession, sendSessionToken, sessionToken } from '../http/session.ts'
import type { Sessions, Verified } from './sessions.ts'

/** What starting and ending a session takes. */
export interface SessionParts {
  readonly sessions: Sessions
  readonly beside: BesideSession
  readonly publicOrigin: string
}

/** Signs somebody in; false if the password was changed meanwhile. */
export type StartSession = (reply: FastifyReply, who: Verified) => Promise<boolean>

/** Every sign-in gets a new secret, so that a planted or seen one is worthless. */
export function createSessionStart({ sessions, beside, publicOrigin }: SessionParts): StartSession {
  return async (reply, who) => {
    const token = await sessions.start(who, sessionToken(reply.request))
    if (token === undefined) return false
    sendSessionToken(reply, token, publicOrigin)
    await beside.signedIn(reply, who.userId)
    return true
  }
}
