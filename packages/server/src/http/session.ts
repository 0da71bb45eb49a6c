import type { FastifyReply, FastifyRequest } from 'fastify'
import { HttpFailure } from './errors.ts'

/** The caller. */
export interface Session {
  readonly userId: string
  /** The session's public name, which grants nothing. */
  readonly handle: string
  readonly isOperator: boolean
}

/** A call with consequences: everything it causes, here or in another process, is logged under its trace. */
export interface TracedCall {
  readonly session: Session
  readonly trace: string
}

/** Finds the valid session of a cookie's secret. */
export type Identify = (token: string) => Promise<Session | undefined>

declare module 'fastify' {
  interface FastifyRequest {
    /** Looked up on every route but the public ones. */
    session: Session | undefined
  }
}

/** Something a browser holds beside its session: it belongs to one account and ends when that signs out. */
export interface BesideSession {
  /** Assigns it to this user, or ends it. */
  signedIn(reply: FastifyReply, userId: string): Promise<void>
  signedOut(reply: FastifyReply): Promise<void>
}

const COOKIE = 'collagerie_session'

export function sessionToken(request: FastifyRequest): string | undefined {
  return request.cookies[COOKIE]
}

/** Sets the cookie to the session's secret, or removes it. */
export function sendSessionToken(reply: FastifyReply, token: string | undefined, publicOrigin: string): void {
  const isTls = publicOrigin.startsWith('https:') || reply.request.protocol === 'https'
  const options = { httpOnly: true, sameSite: 'lax', path: '/', secure: isTls } as const
  if (token === undefined) reply.clearCookie(COOKIE, options)
  else reply.setCookie(COOKIE, token, options)
}

/** For routes that only signed-in customers can reach. */
export function sessionOf(request: FastifyRequest): Session {
  if (request.session === undefined) throw new HttpFailure('signInNeeded')
  return request.session
}
