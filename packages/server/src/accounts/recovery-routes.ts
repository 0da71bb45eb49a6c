import {
  type AuthenticatedAnswer,
  type ForgottenAnswer,
  forgottenRequestSchema,
  newPasswordRequestSchema,
} from '@collagerie/protocol'
import type { FastifyInstance } from 'fastify'
import { addressKey } from '../http/address-key.ts'
import { callFields } from '../http/call-fields.ts'
import { HttpFailure } from '../http/errors.ts'
import { parsed } from '../http/parsed.ts'
import type { RateLimit } from '../http/rate-limit.ts'
import { VISITOR } from '../http/route-access.ts'
import { authenticatedAnswer, NO } from './authenticated-answer.ts'
import type { PasswordRecovery } from './password-recovery.ts'
import type { StartSession } from './session-start.ts'

const NOTED: ForgottenAnswer = { isNoted: true }

interface RecoveryParts {
  readonly recovery: PasswordRecovery
  readonly startSession: StartSession
  readonly forgottenByNetwork: RateLimit
  /** Shared with signing in, since a new password signs in. */
  readonly attemptsByNetwork: RateLimit
}

/** The way back into an account whose password is forgotten. */
export function registerRecoveryRoutes(
  app: FastifyInstance,
  { recovery, startSession, forgottenByNetwork, attemptsByNetwork }: RecoveryParts,
): void {
  app.post('/api/forgotten', VISITOR, async (request): Promise<ForgottenAnswer> => {
    const { account } = parsed(forgottenRequestSchema, await callFields(request))
    await forgottenByNetwork.count(addressKey(request.ip))
    await recovery.ask(account, request.trace)
    return NOTED
  })

  app.post<{ Querystring: { lang?: unknown } }>(
    '/api/password',
    VISITOR,
    async (request, reply): Promise<AuthenticatedAnswer> => {
      const fields = parsed(newPasswordRequestSchema, { lang: request.query.lang, ...(await callFields(request)) })
      const network = addressKey(request.ip)
      await attemptsByNetwork.count(network)
      const chosen = await recovery.choose(fields, network)
      if (!chosen.ok) return { ...NO, errors: chosen.errors }
      request.log.info('somebody chose a new password')
      // If a newer link was used since, this one is invalid.
      if (!(await startSession(reply, chosen))) throw new HttpFailure('resetLinkSpent')
      return authenticatedAnswer(chosen)
    },
  )
}
