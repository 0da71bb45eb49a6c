import type { Socket } from 'node:net'
import type { FastifyReply } from 'fastify'

/** Not a standard status, but the one that logs know it by: nobody hears the answer. */
export const CALLER_GONE = 499

/** By connection, since several requests may be waiting on one. */
const callers = new WeakMap<Socket, Set<AbortController>>()

/**
 * Aborts when the caller leaves before the answer, and once the answer was sent. An answer queued behind others on the same
 * connection gets no `close` of its own, so the connection is watched too.
 */
export function untilGone({ raw, request }: FastifyReply): AbortSignal {
  const gone = new AbortController()
  const { socket } = request.raw
  const onLine = callers.get(socket) ?? watch(socket)
  onLine.add(gone)
  raw.once('close', () => {
    onLine.delete(gone)
    gone.abort()
  })
  if (raw.destroyed || socket.destroyed) gone.abort()
  return gone.signal
}

function watch(socket: Socket): Set<AbortController> {
  const onLine = new Set<AbortController>()
  callers.set(socket, onLine)
  socket.once('close', () => {
    for (const gone of onLine) gone.abort()
  })
  return onLine
}
