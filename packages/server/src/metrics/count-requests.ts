import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { MS_PER_SECOND } from '../config/times.ts'
import { failureOf } from '../http/error-answers.ts'
import type { Metrics } from './create-metrics.ts'

const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'OPTIONS'])
const LEAST_ERROR = 400

/** Counts every answer under its route's pattern; requests without a route count as one. */
export function countRequests(app: FastifyInstance, metrics: Metrics): void {
  const named: Readonly<Record<string, { inc(): void }>> = {
    'POST /api/save': metrics.saves,
    'POST /api/upload': metrics.uploads,
    'POST /api/orders': metrics.orders,
  }
  const counted = new WeakMap<Socket, { readonly read: number; readonly written: number }>()

  app.addHook('onResponse', async (request, reply) => {
    const route = request.is404 ? 'none' : (request.routeOptions.url ?? 'none')
    const method = METHODS.has(request.method) ? request.method : 'other'
    metrics.requests.inc({ method, route, status: String(reply.statusCode) })
    metrics.seconds.observe({ method, route }, reply.elapsedTime / MS_PER_SECOND)
    const code = failureOf(request)
    if (code !== undefined) metrics.failures.inc({ code })
    if (reply.statusCode < LEAST_ERROR) named[`${method} ${route}`]?.inc()
    const { socket } = request.raw
    const before = counted.get(socket) ?? { read: 0, written: 0 }
    const now = { read: socket.bytesRead, written: socket.bytesWritten }
    metrics.received.inc(Math.max(0, now.read - before.read))
    metrics.sent.inc(Math.max(0, now.written - before.written))
    counted.set(socket, now)
  })
}
