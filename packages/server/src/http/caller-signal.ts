import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyReply } from 'fastify'

/** Not a standard status, but the one logs use: nobody hears the answer. */
export const CALLER_GONE = 499

/** One error for all: a new one for every answer, with its stack trace, would cost more than most answers. */
const GONE = new Error('the caller has left or has been answered')

/** By answer, since several parts of the server ask. */
const signals = new WeakMap<ServerResponse, AbortSignal>()

/** By connection, since several requests may wait on one. */
const callers = new WeakMap<Socket, Set<AbortController>>()

/**
 * Aborts when the caller leaves before the answer, and once the answer was sent. An answer queued behind others on a
 * connection gets no `close` of its own, so the connection is watched too.
 */
export function callerSignal({ raw, request }: FastifyReply): AbortSignal {
  const known = signals.get(raw)
  if (known) return known
  const gone = new AbortController()
  const { socket } = request.raw
  signals.set(raw, gone.signal)
  const onLine = callers.get(socket) ?? watch(socket)
  onLine.add(gone)
  raw.once('close', () => {
    onLine.delete(gone)
    gone.abort(GONE)
  })
  if (raw.destroyed || socket.destroyed) gone.abort(GONE)
  return gone.signal
}

function watch(socket: Socket): Set<AbortController> {
  const onLine = new Set<AbortController>()
  callers.set(socket, onLine)
  socket.once('close', () => {
    for (const gone of onLine) gone.abort(GONE)
  })
  return onLine
}
