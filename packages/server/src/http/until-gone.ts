import type { Socket } from 'node:net'
import type { FastifyReply } from 'fastify'

/** Not a standard status, but the one that logs know it by: nobody hears the answer. */
export const CALLER_GONE = 499

/** By their line, since many requests may be on it one behind the other. */
const callers = new WeakMap<Socket, Set<AbortController>>()

/**
 * Ends when the caller has left before the answer, and when it was given. An answer that stands behind others on the same
 * line does not hear of its end, so the line is asked too.
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
