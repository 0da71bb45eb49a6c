import {
  type AliveAnswer,
  type AuthenticatedAnswer,
  type ForgottenAnswer,
  forgottenRequestSchema,
  newPasswordRequestSchema,
  registerRequestSchema,
  signInRequestSchema,
} from '@collagerie/protocol'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Config } from '../config/read-config.ts'
import { addressKey, USERS_BEHIND_ADDRESS } from '../http/address-key.ts'
import { callFields } from '../http/call-fields.ts'
import { HttpFailure } from '../http/errors.ts'
import { parsed } from '../http/parsed.ts'
import type { RateLimits } from '../http/rate-limit.ts'
import { VISITOR } from '../http/route-access.ts'
import { type BesideSession, sendSessionToken, sessionToken } from '../http/session.ts'
import type { AccountService } from './account-service.ts'
import type { PasswordRecovery } from './password-recovery.ts'
import { isSessionHandle, newSessionHandle, type Sessions, type Verified } from './sessions.ts'
import { userNameKey } from './user-name-key.ts'

const SIGN_IN_MINUTES = 15
const REGISTER_MINUTES = 60
/**
 * How often one network may be told that an e-mail address has an account: enough for people, too few to test lists.
 */
const MOST_DISCLOSURES = 20
/** How often one network may ask for a new password. */
const MOST_FORGOTTEN = 20

const YES: AuthenticatedAnswer = { authenticated: 'true' }
const OPERATOR: AuthenticatedAnswer = { ...YES, isOperator: true }
const NO: AuthenticatedAnswer = { authenticated: 'false' }
const NOTED: ForgottenAnswer = { isNoted: true }

type AccountConfig = Pick<Config, 'publicOrigin' | 'signInLimit' | 'registerLimit'>

interface Accounts {
  readonly accounts: AccountService
  readonly recovery: PasswordRecovery
  readonly sessions: Sessions
  readonly beside: BesideSession
}

export function registerAccountRoutes(
  app: FastifyInstance,
  { accounts, recovery, sessions, beside }: Accounts,
  limits: RateLimits,
  { publicOrigin, signInLimit, registerLimit }: AccountConfig,
): void {
  const failuresByName = limits('failed sign-ins', signInLimit, SIGN_IN_MINUTES)
  const attemptsByAddress = limits('sign-ins', signInLimit * USERS_BEHIND_ADDRESS, SIGN_IN_MINUTES)
  const registrationsByAddress = limits('registrations', registerLimit, REGISTER_MINUTES)
  const forgottenByAddress = limits('forgotten passwords', MOST_FORGOTTEN, REGISTER_MINUTES)
  const disclosuresByAddress = limits('told of an account', MOST_DISCLOSURES, REGISTER_MINUTES)

  /**
   * Every sign-in gets a new secret, so that a planted or seen one is worthless. False if the password was changed
   * meanwhile.
   */
  async function signIn(reply: FastifyReply, who: Verified): Promise<boolean> {
    const token = await sessions.start(who, sessionToken(reply.request))
    if (token === undefined) return false
    sendSessionToken(reply, token, publicOrigin)
    await beside.signedIn(reply, who.userId)
    return true
  }

  app.post('/api/isAuthenticated', VISITOR, async (request, reply): Promise<AuthenticatedAnswer> => {
    const { username, password, lang } = parsed(signInRequestSchema, await callFields(request))
    if (username.trim() === '' && password === '') return answerTo(request.session)
    const network = addressKey(request.ip)
    await attemptsByAddress.count(network)
    const isFailure = (who: object | undefined) => who === undefined
    const signedIn = await failuresByName.countIf(userNameKey(username), isFailure, async () => {
      const who = await accounts.signIn(username, password, network, lang)
      return who && (await signIn(reply, who)) ? who : undefined
    })
    request.log.info(signedIn ? 'somebody signed in' : 'a sign-in failed')
    return answerTo(signedIn)
  })

  app.post<{ Querystring: { lang?: unknown } }>(
    '/api/register',
    VISITOR,
    async (request, reply): Promise<AuthenticatedAnswer> => {
      const fields = parsed(registerRequestSchema, { lang: request.query.lang, ...(await callFields(request)) })
      const network = addressKey(request.ip)
      await registrationsByAddress.count(network)
      const registration = await disclosuresByAddress.countIf(
        network,
        (answer) => !answer.ok && answer.tellsOfAccount,
        () => accounts.register(fields, network),
      )
      if (!registration.ok) return { ...NO, errors: registration.errors }
      request.log.info('somebody registered')
      return (await signIn(reply, registration)) ? YES : NO
    },
  )

  app.post('/api/forgotten', VISITOR, async (request): Promise<ForgottenAnswer> => {
    const { account } = parsed(forgottenRequestSchema, await callFields(request))
    await forgottenByAddress.count(addressKey(request.ip))
    await recovery.ask(account, request.trace)
    return NOTED
  })

  app.post<{ Querystring: { lang?: unknown } }>(
    '/api/password',
    VISITOR,
    async (request, reply): Promise<AuthenticatedAnswer> => {
      const fields = parsed(newPasswordRequestSchema, { lang: request.query.lang, ...(await callFields(request)) })
      const network = addressKey(request.ip)
      await attemptsByAddress.count(network)
      const chosen = await recovery.choose(fields, network)
      if (!chosen.ok) return { ...NO, errors: chosen.errors }
      request.log.info('somebody chose a new password')
      // If a newer link was used since, this one is invalid.
      if (!(await signIn(reply, chosen))) throw new HttpFailure('resetLinkSpent')
      return answerTo(chosen)
    },
  )

  app.post('/api/logout', VISITOR, async (request, reply): Promise<AuthenticatedAnswer> => {
    const token = sessionToken(request)
    if (token !== undefined) {
      await sessions.end(token)
      request.log.info('somebody signed out')
      // Clears the browser's cached photos; for a visitor without an account there is nothing to clear.
      reply.header('clear-site-data', '"cache"')
    }
    sendSessionToken(reply, undefined, publicOrigin)
    await beside.signedOut(reply)
    return NO
  })

  app.get<{ Querystring: { s?: unknown } }>('/api/alive', VISITOR, async (request): Promise<AliveAnswer> => {
    const { s } = request.query
    return { flashsession: request.session?.handle ?? (isSessionHandle(s) ? s : newSessionHandle()) }
  })

  app.post<{ Params: { session: string } }>(
    '/collage/ajaxDone/s/:session',
    { config: { access: 'public' } },
    async (request, reply) => {
      if (isSessionHandle(request.params.session)) request.log.info('a session is done')
      return reply.code(204).send()
    },
  )
}

/** Customers are not told that there are operators. */
function answerTo(caller: { readonly isOperator: boolean } | undefined): AuthenticatedAnswer {
  if (caller === undefined) return NO
  return caller.isOperator ? OPERATOR : YES
}
