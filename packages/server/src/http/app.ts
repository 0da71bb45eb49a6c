import cookie from '@fastify/cookie'
import formbody from '@fastify/formbody'
import multipart from '@fastify/multipart'
import fastifyStatic from '@fastify/static'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Config } from '../config/read-config.ts'
import { demandAccess } from './access.ts'
import { drainOnClose } from './draining.ts'
import { acceptEmptyJson } from './empty-json.ts'
import { answerErrors, answerFrameworkError } from './error-answers.ts'
import { logOptions, logRequests } from './request-log.ts'
import { refuseOtherOrigins } from './same-origin.ts'
import { sendSecurityHeaders } from './security-headers.ts'
import type { Identify } from './session.ts'

/** Routes that take more, such as photo uploads, say so themselves. */
const BODY_LIMIT_BYTES = 1_048_576
/** Long enough for a slow line, short enough that a silent caller cannot keep a connection for ever. */
const REQUEST_TIMEOUT_MS = 300_000

type AppConfig = Pick<Config, 'logLevel' | 'trustProxy' | 'publicOrigin'>

const nobody: Identify = async () => undefined

/** The shell every route lives in: limits, headers, logs, errors and access. It has no routes of its own. */
export async function createApp(
  config: AppConfig,
  logStream: { write(line: string): void },
  identify: Identify = nobody,
): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    ...logOptions(config.logLevel, logStream),
    trustProxy: config.trustProxy.length > 0 && [...config.trustProxy],
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    return503OnClosing: false,
    frameworkErrors: answerFrameworkError,
  })
  await sendSecurityHeaders(app, config.publicOrigin)
  logRequests(app)
  answerErrors(app)
  drainOnClose(app)
  refuseOtherOrigins(app, config.publicOrigin)
  await app.register(cookie)
  demandAccess(app, identify)
  acceptEmptyJson(app)
  await app.register(formbody)
  await app.register(multipart, { throwFileSizeLimit: false })
  // Only lends `reply.sendFile`; each route that sends files declares itself.
  await app.register(fastifyStatic, { serve: false, preCompressed: true, dotfiles: 'ignore', index: false })
  return app
}
