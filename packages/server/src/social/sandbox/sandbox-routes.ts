import { randomBytes } from 'node:crypto'
import { escapeHtml } from '@collagerie/core/xml'
import { languageSchema } from '@collagerie/protocol'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { MS_PER_HOUR, MS_PER_MINUTE } from '../../config/times.ts'
import { callFields } from '../../http/call-fields.ts'
import { ERRORS } from '../../http/errors.ts'
import { parsed } from '../../http/parsed.ts'
import { ALONE, type KeptSecrets } from '../kept-secrets.ts'
import type { OpenSecrets } from '../open-secrets.ts'
import { keepOpener, sendPopupPage } from '../popup-page.ts'
import { POPUP_TEXTS } from '../popup-texts.ts'
import { REDIRECT_PATH, withQuery } from '../social-provider.ts'
import { feedPageOf, sandboxMedia } from './sandbox-feed.ts'
import { SANDBOX_CLIENT, SANDBOX_PATH } from './sandbox-provider.ts'

const PUBLIC = { config: { access: 'public' } } as const
const BOUNDS = { mostSecrets: 10_000, mostNames: 1 }
const CODE_MS = 10 * MS_PER_MINUTE
const TOKEN_MS = 2 * MS_PER_HOUR
const CALLBACK = /^[a-z_$][\w$.]{0,60}$/i

/** Users with these names see how a service fails. */
const FAILING_USERS = {
  error: { status: 400, body: { error: { message: 'The sandbox was asked to fail.', type: 'Sandbox', code: 1 } } },
  unavailable: { status: 503, body: undefined },
} as const

const authorizeSchema = v.object({
  client_id: v.literal(SANDBOX_CLIENT.id),
  redirect_uri: v.literal(REDIRECT_PATH),
  response_type: v.literal('code'),
  scope: v.literal('user_profile,user_media'),
  state: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)),
  ui_locales: languageSchema,
})

const decisionSchema = v.object({
  state: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)),
  username: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40)),
  decision: v.picklist(['allow', 'deny']),
})

const exchangeSchema = v.object({
  client_id: v.literal(SANDBOX_CLIENT.id),
  client_secret: v.literal(SANDBOX_CLIENT.secret),
  grant_type: v.literal('authorization_code'),
  redirect_uri: v.literal(REDIRECT_PATH),
  code: v.string(),
})

/** Plays the photo service: no accounts, drawn photos, the same messages. */
export async function registerSandboxRoutes(
  app: FastifyInstance,
  open: OpenSecrets,
  contentDir: string,
): Promise<void> {
  const media = await sandboxMedia(contentDir)
  const usersByCode = open<string>('sandbox code', { ...BOUNDS, lastsMs: CODE_MS })
  const usersByToken = open<string>('sandbox token', { ...BOUNDS, lastsMs: TOKEN_MS })

  app.get(`${SANDBOX_PATH}/authorize`, PUBLIC, (request, reply) => {
    const { state, ui_locales: language } = parsed(authorizeSchema, request.query)
    const t = POPUP_TEXTS[language]
    const body =
      `<h1>${t.sandboxTitle}</h1><p><small>${t.sandboxExplained}</small></p>` +
      `<form method="post" action="${SANDBOX_PATH}/authorize"><input type="hidden" name="state" value="${escapeHtml(state)}">` +
      `<label>${t.username}<input name="username" value="camille" required maxlength="40" autocomplete="off"></label>` +
      `<div class="choice"><button class="main" name="decision" value="allow">${t.allow}</button>` +
      `<button name="decision" value="deny">${t.deny}</button></div></form>`
    return sendPopupPage(reply, { language, title: t.sandboxTitle, body })
  })

  app.post(`${SANDBOX_PATH}/authorize`, PUBLIC, async (request, reply) => {
    const { state, username, decision } = parsed(decisionSchema, await callFields(request))
    const denied = { error: 'access_denied', error_reason: 'user_denied', state }
    return keepOpener(reply).redirect(
      withQuery(REDIRECT_PATH, decision === 'deny' ? denied : { code: await grant(usersByCode, username), state }),
      303,
    )
  })

  app.post(`${SANDBOX_PATH}/token`, PUBLIC, async (request, reply) => {
    const fields = v.safeParse(exchangeSchema, await callFields(request))
    const username = fields.success ? await usersByCode.take(fields.output.code) : undefined
    if (username === undefined) return refuse(reply, 'badRequest', 'Invalid authorization code.')
    return { access_token: await grant(usersByToken, username), user_id: username }
  })

  app.get(`${SANDBOX_PATH}/me`, PUBLIC, async (request, reply) => {
    const username = await usersByToken.get(addressOf(request).searchParams.get('access_token') ?? '')
    if (username === undefined) return refuse(reply, 'socialRefused', 'Invalid access token.')
    return sendData(request, reply, { id: username, username })
  })

  app.get(`${SANDBOX_PATH}/media`, PUBLIC, async (request, reply) => {
    const asked = addressOf(request)
    const username = await usersByToken.get(asked.searchParams.get('access_token') ?? '')
    if (username === undefined) return refuse(reply, 'socialRefused', 'Invalid access token.')
    const failing = Object.entries(FAILING_USERS).find(([name]) => name === username)?.[1]
    if (failing) return reply.code(failing.status).send(failing.body ?? '')
    return sendData(request, reply, feedPageOf(media, asked))
  })
}

async function grant(users: KeptSecrets<string>, username: string): Promise<string> {
  const key = randomBytes(32).toString('base64url')
  await users.set(key, { [ALONE]: username })
  return key
}

function addressOf(request: FastifyRequest): URL {
  return new URL(`${request.protocol}://${request.host || 'localhost'}${request.url}`)
}

/** Refuses in the service's words, with the code that all our errors have. */
function refuse(reply: FastifyReply, code: 'badRequest' | 'socialRefused', message: string): FastifyReply {
  return reply.code(ERRORS[code].status).send({ error: { message, type: 'OAuthException', code: 190 }, code })
}

/** Sends JSON or, for pages of another origin that pass `callback`, a script that calls it. */
function sendData(request: FastifyRequest, reply: FastifyReply, data: unknown): FastifyReply {
  reply.header('cache-control', 'no-store')
  const callback = addressOf(request).searchParams.get('callback')
  if (callback === null) return reply.send(data)
  if (!CALLBACK.test(callback)) return refuse(reply, 'badRequest', 'Invalid callback.')
  // Line separators are letters in JSON but were line ends in scripts.
  const json = JSON.stringify(data).replaceAll(
    /[\u2028\u2029<]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  return reply
    .header('cross-origin-resource-policy', 'cross-origin')
    .type('text/javascript; charset=utf-8')
    .send(`/**/${callback}(${json});`)
}
