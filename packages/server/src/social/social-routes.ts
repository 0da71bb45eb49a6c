import type { Readable } from 'node:stream'
import {
  type ErrorCode,
  languageSchema,
  type SocialAnswer,
  type SocialMedia,
  type SocialUser,
  socialCodeRequestSchema,
  socialCodeSchema,
  socialMediaQuerySchema,
} from '@collagerie/protocol'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { addressKey } from '../http/address-key.ts'
import { callFields } from '../http/call-fields.ts'
import { HttpFailure } from '../http/errors.ts'
import { parsed } from '../http/parsed.ts'
import type { RateLimits } from '../http/rate-limit.ts'
import { VISITOR } from '../http/route-access.ts'
import { sendPicture } from '../http/send-picture.ts'
import { keepOpener, registerPopupFiles, sendPopupPage } from './popup-page.ts'
import { POPUP_TEXTS } from './popup-texts.ts'
import { type ProviderClient, providerClient } from './provider-client.ts'
import type { Feed } from './read-feed.ts'
import { REDIRECT_PATH, type SocialProvider, withQuery } from './social-provider.ts'
import { nameOfAddress, type SocialSession, type SocialSessions } from './social-sessions.ts'

const SCOPE = 'user_profile,user_media'
/** How many calls to the service one address may cause. */
const MOST_CALLS = 6000
const CALL_MINUTES = 15

const SIGNED_OUT: ReadonlySet<ErrorCode> = new Set(['socialSignInNeeded', 'socialRefused'])

const loginQuerySchema = v.object({ lang: languageSchema })
const redirectQuerySchema = v.object({ code: socialCodeSchema, state: v.string() })
const photoQuerySchema = v.object({ size: v.optional(v.string(), '') })

/** The routes to the service's photos. Without a service they only say that there is none. */
export function registerSocialRoutes(
  app: FastifyInstance,
  provider: SocialProvider | undefined,
  sessions: SocialSessions,
  limits: RateLimits,
): void {
  app.get('/api/social', VISITOR, async (request): Promise<SocialAnswer> => {
    if (provider === undefined) return { service: null }
    const { name, redirectUrl } = provider
    const session = await sessions.find(request)
    return { service: { name, redirectUrl, username: session?.signedIn?.username ?? null } }
  })
  if (provider === undefined) return

  const client = providerClient(provider)
  const calls = limits('social calls', MOST_CALLS, CALL_MINUTES)
  registerPopupFiles(app)

  app.get('/api/social/login', VISITOR, async (request, reply) => {
    const { lang } = parsed(loginQuerySchema, request.query)
    await calls.count(addressKey(request.ip))
    const { state } = await sessions.begin(reply, lang)
    const { authorizeUrl, clientId, redirectUrl } = provider
    const fields = { client_id: clientId, redirect_uri: redirectUrl, response_type: 'code', scope: SCOPE, state }
    return keepOpener(reply).redirect(withQuery(authorizeUrl, { ...fields, ui_locales: lang }), 302)
  })

  app.get(REDIRECT_PATH, VISITOR, async (request, reply) => {
    const session = await sessions.find(request)
    const query = v.safeParse(redirectQuerySchema, request.query)
    const isReturned = session !== undefined && query.success && query.output.state === session.state
    if (isReturned) await sessions.keep(request, { ...session, returnedCode: query.output.code })
    const language = session?.language ?? 'fr'
    const { closeWindow } = POPUP_TEXTS[language]
    const outcome = isReturned ? 'returned' : 'refused'
    return sendPopupPage(reply, { language, title: provider.name, body: `<p>${closeWindow}</p>`, outcome })
  })

  app.post('/api/social/code', VISITOR, async (request, reply): Promise<SocialUser> => {
    const { code } = parsed(socialCodeRequestSchema, await callFields(request))
    const session = await sessions.find(request)
    if (session === undefined) throw new HttpFailure('socialSignInNeeded')
    if (provider.hasOwnRedirect && code !== session.returnedCode) throw new HttpFailure('badRequest')
    const { returnedCode: _, ...unused } = session
    await sessions.keep(request, unused)
    await calls.count(addressKey(request.ip))
    const token = await client.exchange(code)
    const username = await client.username(token)
    await sessions.renew(reply, { ...unused, signedIn: { token, username } })
    return { username }
  })

  app.get('/api/social/media', VISITOR, async (request): Promise<SocialMedia> => {
    const { after } = parsed(socialMediaQuerySchema, request.query)
    const session = signedInAt(await sessions.find(request))
    await calls.count(addressKey(request.ip))
    try {
      const feed = await readPage(client, sessions, session, after)
      return await remember(sessions, session, feed)
    } catch (error) {
      // The service no longer accepts the token: the customer must sign in again.
      if (error instanceof HttpFailure && SIGNED_OUT.has(error.code)) {
        const { signedIn: _, ...signedOut } = session
        await sessions.keep(request, signedOut)
      }
      throw error
    }
  })

  app.get<{ Params: { id: string } }>('/api/social/photo/:id', VISITOR, async (request, reply) => {
    const { size } = parsed(photoQuerySchema, request.query)
    const { id } = signedInAt(await sessions.find(request))
    const photo = await sessions.photos.get(id, request.params.id)
    if (photo === undefined) throw new HttpFailure('noFileAccess')
    const address = size === 'thumb' ? photo.thumbUrl : photo.url
    return sendPicture(reply, nameOfAddress(address), async () => {
      await calls.count(addressKey(request.ip))
      return { stream: logged(request.log, await client.photo(address)) }
    })
  })

  app.post('/api/social/logout', VISITOR, async (_request, reply) => {
    await sessions.signedOut(reply)
    return reply.code(204).send()
  })
}

type SignedIn = SocialSession & { signedIn: NonNullable<SocialSession['signedIn']> }

function isSignedIn(session: SocialSession | undefined): session is SignedIn {
  return session?.signedIn !== undefined
}

function signedInAt(session: SocialSession | undefined): SignedIn {
  if (!isSignedIn(session)) throw new HttpFailure('socialSignInNeeded')
  return session
}

async function readPage(
  client: ProviderClient,
  { pages }: SocialSessions,
  { id, signedIn }: SignedIn,
  after: string | undefined,
): Promise<Feed> {
  if (after === undefined) return client.firstPage(signedIn.token)
  const address = await pages.get(id, after)
  if (address === undefined) throw new HttpFailure('notFound')
  return client.page(address, signedIn.token)
}

/** Pages get addresses of this server, which serve only what the service named. */
async function remember(sessions: SocialSessions, session: SignedIn, { photos, next }: Feed): Promise<SocialMedia> {
  await sessions.photos.set(session.id, Object.fromEntries(photos.map((photo) => [photo.id, photo])))
  const name = next === undefined ? null : nameOfAddress(next)
  if (next !== undefined && name !== null) await sessions.pages.set(session.id, { [name]: next })
  return {
    photos: photos.map(({ id }) => ({
      id,
      media_url: `/api/social/photo/${id}`,
      thumbnail_url: `/api/social/photo/${id}?size=thumb`,
    })),
    next: name,
  }
}

function logged(log: FastifyBaseLogger, stream: Readable): Readable {
  stream.once('error', (error) => log.warn({ err: error }, 'a photo of the social service broke off'))
  return stream
}
