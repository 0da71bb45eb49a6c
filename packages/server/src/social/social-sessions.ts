import { createHash, randomBytes } from 'node:crypto'
import type { Language } from '@collagerie/core/catalogue'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { MS_PER_HOUR, MS_PER_MINUTE } from '../config/times.ts'
import type { BesideSession } from '../http/session.ts'
import { ALONE, type KeptSecrets } from './kept-secrets.ts'
import type { OpenSecrets } from './open-secrets.ts'
import type { FeedPhoto } from './read-feed.ts'

const COOKIE = 'collagerie_social_session'
/** Includes the routes that sign in to and out of the account, since this session is claimed or ended with them. */
const COOKIE_PATH = '/api'
const MOST_SESSIONS = 10_000
const SESSION_MS = 2 * MS_PER_HOUR
const MOST_PAGES = 500
const MOST_PHOTOS = 10_000
/** Renewing a session with every call would cost a write per call. */
const TOUCH_MS = MS_PER_MINUTE

/** One visitor's session at the service. The access token is stored only here. */
export interface SocialSession {
  /** Its photos and pages are kept under this id. Like the token, it never leaves the server. */
  readonly id: string
  /** The account that first used it. Others, and visitors without an account, do not find it. */
  readonly userId?: string
  /** Sent to the service and back, so that nobody can slip in another code. */
  readonly state: string
  /** The code that came back with that state. */
  readonly returnedCode?: string
  readonly language: Language
  readonly signedIn?: { readonly token: string; readonly username: string }
  readonly seenAt: number
}

/** A session lasts two hours after the last call. A caller that changes one must `keep` it. */
export interface SocialSessions extends BesideSession {
  find(request: FastifyRequest): Promise<SocialSession | undefined>
  /** The visitor's session, or a new one. */
  begin(reply: FastifyReply, language: Language): Promise<SocialSession>
  keep(request: FastifyRequest, session: SocialSession): Promise<void>
  /** Moves the session to a new secret, so that a planted one is worthless. */
  renew(reply: FastifyReply, session: SocialSession): Promise<void>
  /** The photos the service has named so far; nothing else is fetched. */
  readonly photos: KeptSecrets<FeedPhoto>
  /** Addresses of further pages, which contain the token, under names that do not. */
  readonly pages: KeptSecrets<string>
}

export function createSocialSessions(publicOrigin: string, open: OpenSecrets): SocialSessions {
  const bounds = { mostSecrets: MOST_SESSIONS, mostNames: 1, lastsMs: SESSION_MS }
  // Kept apart, so that many who only begin to sign in cannot push out those who have.
  const begun = open<SocialSession>('social begun', bounds)
  const signedIn = open<SocialSession>('social signed in', bounds)
  const photos = open<FeedPhoto>('social photo', { ...bounds, mostNames: MOST_PHOTOS })
  const pages = open<string>('social page', { ...bounds, mostNames: MOST_PAGES })
  const homeOf = (session: SocialSession) => (session.signedIn ? signedIn : begun)
  const secretIn = (request: FastifyRequest) => request.cookies[COOKIE] ?? ''

  function cookieOptions({ protocol }: FastifyRequest) {
    const isTls = publicOrigin.startsWith('https:') || protocol === 'https'
    return { httpOnly: true, sameSite: 'lax', path: COOKIE_PATH, secure: isTls } as const
  }

  async function start(reply: FastifyReply, session: SocialSession): Promise<void> {
    const secret = newSecret()
    await homeOf(session).set(secret, { [ALONE]: session })
    reply.setCookie(COOKIE, secret, cookieOptions(reply.request))
  }

  async function readSession(request: FastifyRequest): Promise<SocialSession | undefined> {
    const secret = secretIn(request)
    if (secret === '') return undefined
    return (await signedIn.get(secret)) ?? (await begun.get(secret))
  }

  /** A session that lost its token stays where it was found. */
  async function keep(request: FastifyRequest, session: SocialSession): Promise<void> {
    for (const sessions of [signedIn, begun]) await sessions.change(secretIn(request), session)
  }

  /** A visitor may sign in at the service first and in the shop later; from then on the session is the account's. */
  async function claim(request: FastifyRequest, userId: string | undefined): Promise<SocialSession | undefined> {
    const session = await readSession(request)
    if (session === undefined) return undefined
    if (session.userId !== undefined && session.userId !== userId) {
      await forget(request)
      return undefined
    }
    const isNews = session.userId !== userId || Date.now() - session.seenAt > TOUCH_MS
    const claimed = { ...session, ...(userId !== undefined && { userId }), seenAt: Date.now() }
    if (isNews) await keep(request, claimed)
    return claimed
  }

  const find = (request: FastifyRequest) => claim(request, request.session?.userId)

  async function forget(request: FastifyRequest): Promise<void> {
    for (const sessions of [signedIn, begun]) await sessions.take(secretIn(request))
  }

  return {
    find,
    keep,
    photos,
    pages,
    begin: async (reply, language) => {
      const found = await find(reply.request)
      const { returnedCode: _, ...rest } = found ?? newSession(reply.request.session?.userId)
      const session = { ...rest, state: newSecret(), language }
      if (found) await keep(reply.request, session)
      else await start(reply, session)
      return session
    },
    renew: async (reply, session) => {
      await forget(reply.request)
      await start(reply, session)
    },
    signedIn: async (reply, userId) => {
      await claim(reply.request, userId)
    },
    signedOut: async (reply) => {
      await forget(reply.request)
      if (reply.request.cookies[COOKIE] !== undefined) reply.clearCookie(COOKIE, cookieOptions(reply.request))
    },
  }
}

function newSession(userId: string | undefined): SocialSession {
  return { id: newSecret(), ...(userId !== undefined && { userId }), state: '', language: 'fr', seenAt: Date.now() }
}

function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/**
 * The same address always has the same name, so that a repeated request changes nothing; the name does not reveal the
 * address.
 */
export function nameOfAddress(address: string): string {
  return createHash('sha256').update(address).digest('base64url')
}
