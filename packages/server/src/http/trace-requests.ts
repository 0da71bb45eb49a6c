import type { FastifyInstance } from 'fastify'
import { newTrace, readTraceparent, traceparentOf } from '../tracing/trace.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Of the call, given by the caller or made here. */
    trace: string
  }
}

/** Every line a request logs, and everything it sets off, has the id of its trace; the answer says which it is. */
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
