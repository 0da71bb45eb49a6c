import { createHash, randomBytes } from 'node:crypto'
import type { Language } from '@collagerie/core/catalogue'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { BesideSession } from '../http/session.ts'
import { ExpiringMap } from './expiring-map.ts'
import type { FeedPhoto } from './read-feed.ts'

const COOKIE = 'collagerie_social_session'
/** Also the calls that sign in and out of the account, which it goes along with. */
const COOKIE_PATH = '/api'
const MOST_SESSIONS = 10_000
const SESSION_MS = 2 * 60 * 60_000
const MOST_PAGES = 500
const MOST_PHOTOS = 10_000

/** One visitor's way to the service. The access token is in here and nowhere else. */
export interface SocialSession {
  /** The account it was used in first. Another one, or nobody, does not find it. */
  userId: string | undefined
  /** Sent along to the service and back, so that nobody else's code can be slipped in. */
  state: string
  /** The code that came back with that state. */
  returnedCode: string | undefined
  language: Language
  signedIn: { readonly token: string; readonly username: string } | undefined
  /** What the service has named so far; nothing else is fetched. */
  readonly photos: ExpiringMap<FeedPhoto>
  /** Addresses of further pages, which have the token in them, under names that do not. */
  readonly pages: ExpiringMap<string>
}

/** Lives in this process and is gone with it: the customer signs in once more. */
export interface SocialSessions extends BesideSession {
  find(request: FastifyRequest): SocialSession | undefined
  /** The visitor's session, or a new one. */
  begin(reply: FastifyReply, language: Language): SocialSession
  /** Under a new secret, so that one planted before is worth nothing. */
  renew(reply: FastifyReply, session: SocialSession): void
}

export function createSocialSessions(publicOrigin: string): SocialSessions {
  // Apart, so that no crowd that only begins to sign in can push out somebody who has.
  const begun = new ExpiringMap<SocialSession>(MOST_SESSIONS, SESSION_MS)
  const signedIn = new ExpiringMap<SocialSession>(MOST_SESSIONS, SESSION_MS)

  function cookieOptions({ protocol }: FastifyRequest) {
    const isTls = publicOrigin.startsWith('https:') || protocol === 'https'
    return { httpOnly: true, sameSite: 'lax', path: COOKIE_PATH, secure: isTls } as const
  }

  function keep(sessions: ExpiringMap<SocialSession>, reply: FastifyReply, session: SocialSession): void {
    const key = newSecret()
    sessions.set(key, session)
    reply.setCookie(COOKIE, key, cookieOptions(reply.request))
  }

  function held(request: FastifyRequest): SocialSession | undefined {
    const key = request.cookies[COOKIE] ?? ''
    for (const sessions of [signedIn, begun]) {
      const session = sessions.get(key)
      if (session) sessions.set(key, session)
      if (session) return session
    }
    return undefined
  }

  /** Somebody may sign in at the service first and in the shop later; from then on it is theirs. */
  function claim(request: FastifyRequest, userId: string | undefined): SocialSession | undefined {
    const session = held(request)
    if (session === undefined) return undefined
    session.userId ??= userId
    if (session.userId === userId) return session
    forget(request)
    return undefined
  }

  const find = (request: FastifyRequest) => claim(request, request.session?.userId)

  function forget(request: FastifyRequest): void {
    for (const sessions of [signedIn, begun]) sessions.take(request.cookies[COOKIE] ?? '')
  }

  return {
    find,
    begin: (reply, language) => {
      const session = find(reply.request) ?? newSession()
      Object.assign(session, { state: newSecret(), returnedCode: undefined, language })
      if (find(reply.request) === undefined) keep(begun, reply, session)
      return session
    },
    renew: (reply, session) => {
      forget(reply.request)
      keep(signedIn, reply, session)
    },
    signedIn: (reply, userId) => {
      claim(reply.request, userId)
    },
    signedOut: (reply) => {
      forget(reply.request)
      if (reply.request.cookies[COOKIE] !== undefined) reply.clearCookie(COOKIE, cookieOptions(reply.request))
    },
  }
}

function newSession(): SocialSession {
  return {
    userId: undefined,
    state: '',
    returnedCode: undefined,
    language: 'fr',
    signedIn: undefined,
    photos: new ExpiringMap(MOST_PHOTOS, SESSION_MS),
    pages: new ExpiringMap(MOST_PAGES, SESSION_MS),
  }
}

function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** The same address has the same name, so that a second asking changes nothing; the name does not tell the address. */
export function nameOfAddress(address: string): string {
  return createHash('sha256').update(address).digest('base64url')
}
