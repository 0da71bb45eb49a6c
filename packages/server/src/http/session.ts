import type { FastifyReply, FastifyRequest } from 'fastify'
import { HttpFailure } from './errors.ts'

/** Who is calling. */
export interface Session {
  readonly userId: string
  /** The session's public name; it opens nothing. */
  readonly handle: string
  readonly isOperator: boolean
}

/** A call that sets something off: what comes of it, here or in another process, is found under its trace. */
export interface TracedCall {
  readonly session: Session
  readonly trace: string
}

/** Finds the session a cookie's secret stands for, where it still runs. */
export type Identify = (token: string) => Promise<Session | undefined>

declare module 'fastify' {
  interface FastifyRequest {
    /** Looked up on every route but the public ones. */
    session: Session | undefined
  }
}

/** What a browser holds beside its session: it is one account's, and goes when that signs out. */
export interface BesideSession {
  /** It is this user's from here on, or it ends. */
  signedIn(reply: FastifyReply, userId: string): Promise<void>
  signedOut(reply: FastifyReply): Promise<void>
}

const COOKIE = 'collagerie_session'

export function sessionToken(request: FastifyRequest): string | undefined {
  return request.cookies[COOKIE]
}

/** Sets the cookie to the session's secret, or takes it away. */
export function sendSessionToken(reply: FastifyReply, token: string | undefined, publicOrigin: string): void {
  const isTls = publicOrigin.startsWith('https:') || reply.request.protocol === 'https'
  const options = { httpOnly: true, sameSite: 'lax', path: '/', secure: isTls } as const
  if (token === undefined) reply.clearCookie(COOKIE, options)
  else reply.setCookie(COOKIE, token, options)
}

/** For the routes that only somebody signed in can reach. */
export function sessionOf(request: FastifyRequest): Session {
  if (request.session === undefined) throw new HttpFailure('signInNeeded')
  return request.session
}
