import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import fastifyStatic from '@fastify/static'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Config } from '../config/read-config.ts'
import { acceptJson } from './accept-json.ts'
import { requireAccess } from './access.ts'
import { answerBrokenRequest } from './answer-broken-request.ts'
import { answerErrors } from './answer-errors.ts'
import { drainOnClose } from './drain-on-close.ts'
import { acceptForms } from './form-fields.ts'
import { limitConnections } from './limit-connections.ts'
import { limitRequests } from './limit-requests.ts'
import { refuseOtherOrigins } from './refuse-other-origins.ts'
import { refuseUnreadableHosts } from './refuse-unreadable-hosts.ts'
import { logOptions, logRequests } from './request-log.ts'
import { sendSecurityHeaders } from './security-headers.ts'
import type { Identify } from './session.ts'
import { traceRequests } from './trace-requests.ts'
import { startAgain } from './unread-addresses.ts'

/** Routes with larger bodies, such as photo uploads, set their own limit. */
const BODY_LIMIT_BYTES = 1_048_576
/** Long enough for a slow connection; short enough that a silent caller cannot hold one for ever. */
const REQUEST_TIMEOUT_MS = 300_000
/** Headers fit into a few packets. */
const HEADERS_TIMEOUT_MS = 15_000
const LOOK_EVERY_MS = 5000

type AppConfig = Pick<Config, 'logLevel' | 'trustProxy' | 'publicOrigin'>

const nobody: Identify = async () => undefined

/** The frame of all routes: limits, headers, logs, errors and access. It has no routes itself. */
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
    http: { headersTimeout: HEADERS_TIMEOUT_MS, connectionsCheckingInterval: LOOK_EVERY_MS },
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => startAgain(app, error, request, reply),
    clientErrorHandler: answerBrokenRequest,
  })
  await sendSecurityHeaders(app, config.publicOrigin)
  traceRequests(app)
  logRequests(app)
  answerErrors(app)
  limitConnections(app, config.trustProxy.length > 0)
  drainOnClose(app)
  refuseUnreadableHosts(app)
  refuseOtherOrigins(app, config.publicOrigin)
  await app.register(cookie)
  requireAccess(app, identify)
  limitRequests(app)
  acceptJson(app)
  acceptForms(app)
  await app.register(multipart, { throwFileSizeLimit: false })
  // Only provides `reply.sendFile`; each route that sends files is declared separately.
  await app.register(fastifyStatic, { serve: false, preCompressed: true, dotfiles: 'ignore', index: false })
  // An unknown `Expect` header must not bypass the security headers.
  app.server.on('checkExpectation', (request, response) => app.routing(request, response))
  return app
}
