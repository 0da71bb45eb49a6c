import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { addressKey } from './address-key.ts'
import { answerBrokenRequest } from './broken-requests.ts'

interface LineLimits {
  /** Of one network. Sixty browsers have fewer. */
  readonly most: number
  readonly lookEveryMs: number
  /** A body that is not there after so long has to move on. */
  readonly graceMs: number
  /** Slower than any line that a photo could be sent on in time. */
  readonly bytesPerSecond: number
}

const LINES: LineLimits = { most: 400, lookEveryMs: 5000, graceMs: 30_000, bytesPerSecond: 1000 }

const TOO_LATE = { code: 'ERR_HTTP_REQUEST_TIMEOUT' }
const MS_PER_SECOND = 1000

/**
 * Keeps half-sent requests from adding up: a network has so many lines, and a body that only trickles in is given up.
 * Behind a proxy all lines come from the same address, and bounding them is the proxy's.
 */
export function limitLines(app: FastifyInstance, isBehindProxy: boolean, limits: LineLimits = LINES): void {
  const lines = new Map<string, number>()
  const arriving = new Map<IncomingMessage, { readonly since: number; readonly bytes: number }>()

  app.server.on('connection', (socket: Socket) => {
    if (isBehindProxy) return
    const network = addressKey(socket.remoteAddress ?? '')
    const count = (lines.get(network) ?? 0) + 1
    if (count > limits.most) {
      socket.destroy()
      return
    }
    lines.set(network, count)
    socket.once('close', () => {
      const left = (lines.get(network) ?? 1) - 1
      if (left === 0) lines.delete(network)
      else lines.set(network, left)
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
      // Where no more fits in before somebody reads it, it is slow because of us.
      const isOurs = request.readableLength >= request.readableHighWaterMark
      if (ms < limits.graceMs || !isSlow || isOurs || request.complete) continue
      arriving.delete(request)
      answerBrokenRequest(TOO_LATE, request.socket)
    }
  }, limits.lookEveryMs).unref()
  app.addHook('onClose', async () => clearInterval(timer))
}
