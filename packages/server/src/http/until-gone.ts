import type { FastifyReply } from 'fastify'

/** Not a standard status, but the one that logs know it by: nobody hears the answer. */
export const CALLER_GONE = 499

/** Ends when the caller has left before the answer, and when it was given. */
export function untilGone({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController()
  raw.once('close', () => gone.abort())
  if (raw.destroyed) gone.abort()
  return gone.signal
}
