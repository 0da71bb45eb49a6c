import { randomUUID } from 'node:crypto'
import { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify'
import type { LogLevel } from '../config/log-level.ts'
import { pathOf } from './path-of.ts'

interface LogStream {
  write(line: string): void
}

/** One JSON object per line, never with visitors' addresses or query strings. */
export function logOptions(level: LogLevel, stream: LogStream) {
  return {
    logger: {
      level,
      stream,
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (label: string) => ({ level: label }) },
    },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => randomUUID(),
  } satisfies FastifyServerOptions
}

/** Logs every answer once and tells the caller its id in the log. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        path: pathOf(request),
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
      },
      'answered',
    )
  })
}
