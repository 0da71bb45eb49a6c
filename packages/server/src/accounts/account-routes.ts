import { type AuthenticatedAnswer, registerRequestSchema, signInRequestSchema } from '@collagerie/protocol'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config/read-config.ts'
import { addressKey, USERS_BEHIND_ADDRESS } from '../http/address-key.ts'
import { callFields } from '../http/call-fields.ts'
import { parsed } from '../http/parsed.ts'
import type { RateLimits } from '../http/rate-limit.ts'
import { VISITOR } from '../http/route-access.ts'
import type { BesideSession } from '../http/session.ts'
import type { AccountService } from './account-service.ts'
import { authenticatedAnswer, NO, YES } from './authenticated-answer.ts'
import type { PasswordRecovery } from './password-recovery.ts'
import { registerRecoveryRoutes } from './recovery-routes.ts'
import { registerSessionRoutes } from './session-routes.ts'
import { createSessionStart } from './session-start.ts'
import type { Sessions } from './sessions.ts'
import { userNameKey } from './user-name-key.ts'

const SIGN_IN_MINUTES = 15
const REGISTER_MINUTES = 60
/**
 * How often one network may be told that an e-mail address has an account: enough for people, too few to test lists.
 */
const MOST_DISCLOSURES = 20
/** How often one network may ask for a new password. */
const MOST_FORGOTTEN = 20

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
  const attemptsByNetwork = limits('sign-ins', signInLimit * USERS_BEHIND_ADDRESS, SIGN_IN_MINUTES)
  const registrationsByNetwork = limits('registrations', registerLimit, REGISTER_MINUTES)
  const forgottenByNetwork = limits('forgotten passwords', MOST_FORGOTTEN, REGISTER_MINUTES)
  const disclosuresByNetwork = limits('told of an account', MOST_DISCLOSURES, REGISTER_MINUTES)

  const startSession = createSessionStart({ sessions, beside, publicOrigin })
  registerSessionRoutes(app, { sessions, beside, publicOrigin })
  registerRecoveryRoutes(app, { recovery, startSession, forgottenByNetwork, attemptsByNetwork })

  app.post('/api/isAuthenticated', VISITOR, async (request, reply): Promise<AuthenticatedAnswer> => {
    const { username, password, lang } = parsed(signInRequestSchema, await callFields(request))
    if (username.trim() === '' && password === '') return authenticatedAnswer(request.session)
    const network = addressKey(request.ip)
    await attemptsByNetwork.count(network)
    const isFailure = (who: object | undefined) => who === undefined
    const signedIn = await failuresByName.countIf(userNameKey(username), isFailure, async () => {
      const who = await accounts.signIn(username, password, network, lang)
      return who && (await startSession(reply, who)) ? who : undefined
    })
    request.log.info(signedIn ? 'somebody signed in' : 'a sign-in failed')
    return authenticatedAnswer(signedIn)
  })

  app.post<{ Querystring: { lang?: unknown } }>(
    '/api/register',
    VISITOR,
    async (request, reply): Promise<AuthenticatedAnswer> => {
      const fields = parsed(registerRequestSchema, { lang: request.query.lang, ...(await callFields(request)) })
      const network = addressKey(request.ip)
      await registrationsByNetwork.count(network)
      const registration = await disclosuresByNetwork.countIf(
        network,
        (answer) => !answer.ok && answer.tellsOfAccount,
        () => accounts.register(fields, network),
      )
      if (!registration.ok) return { ...NO, errors: registration.errors }
      request.log.info('somebody registered')
      return (await startSession(reply, registration)) ? YES : NO
    },
  )
}
