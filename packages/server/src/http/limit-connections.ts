import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { MS_PER_SECOND } from '../config/times.ts'
import { addressKey } from './address-key.ts'
import { answerBrokenRequest } from './answer-broken-request.ts'

interface ConnectionLimits {
  /** Connections of one network; sixty browsers have fewer. */
  readonly most: number
  readonly lookEveryMs: number
  /** A body that takes longer must keep up `bytesPerSecond`. */
  readonly graceMs: number
  /** Slower than this, no photo arrives in time. */
  readonly bytesPerSecond: number
}

const LIMITS: ConnectionLimits = { most: 400, lookEveryMs: 5000, graceMs: 30_000, bytesPerSecond: 1000 }

const TOO_LATE = { code: 'ERR_HTTP_REQUEST_TIMEOUT' }

/**
 * Limits half-sent requests: one network may have only so many connections, and a body that only trickles in is given
 * up. Behind a proxy all connections share one address, so the proxy has to limit them.
 */
export function limitConnections(
  app: FastifyInstance,
  isBehindProxy: boolean,
  limits: ConnectionLimits = LIMITS,
): void {
  const open = new Map<string, number>()
  const arriving = new Map<IncomingMessage, { readonly since: number; readonly bytes: number }>()

  app.server.on('connection', (socket: Socket) => {
    if (isBehindProxy) return
    const network = addressKey(socket.remoteAddress ?? '')
    const count = (open.get(network) ?? 0) + 1
    if (count > limits.most) {
      socket.destroy()
      return
    }
    open.set(network, count)
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1
      if (left === 0) open.delete(network)
      else open.set(network, left)
    })
  })

  app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (request.complete) return
    arriving.set(request, { since: performance.now(), bytes: request.socket.bytesRead })
    const forget = () => arriving.delete(request)
    request.once('end', forget).once('close', forget)
    response.once('close', forget)
  })

  const timer = setInterval(() => {
    for (const [request, { since, bytes }] of arriving) {
      const ms = performance.now() - since
      const isSlow = request.socket.bytesRead - bytes < (ms / MS_PER_SECOND) * limits.bytesPerSecond
      // A full buffer means that we read too slowly, not that the caller sends too slowly.
      const isOurs = request.readableLength >= request.readableHighWaterMark
      if (ms < limits.graceMs || !isSlow || isOurs || request.complete) continue
      arriving.delete(request)
      answerBrokenRequest(TOO_LATE, request.socket)
    }
  }, limits.lookEveryMs).unref()
  app.addHook('onClose', async () => clearInterval(timer))
}
