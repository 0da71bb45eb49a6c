import type { FastifyInstance } from 'fastify'
import { newTrace, readTraceparent, traceparentOf } from '../tracing/trace.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The trace of the call, given by the caller or made here. */
    trace: string
  }
}

/** Every log line of a request and everything it causes carries the id of its trace, which the answer tells. */
export function traceRequests(app: FastifyInstance): void {
  app.decorateRequest('trace', '')
  app.addHook('onRequest', (request, reply, done) => {
    const trace = readTraceparent(request.headers['traceparent']) ?? newTrace()
    request.trace = trace
    request.log = request.log.child({ trace })
    reply.log = request.log
    reply.header('traceparent', traceparentOf(trace))
    done()
  })
}
