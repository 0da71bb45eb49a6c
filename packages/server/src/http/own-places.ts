import type { FastifyInstance, FastifyRequest } from 'fastify'
import { watchLoopLag } from '../turns/loop-lag.ts'
import { createPlaces, PlacesFull } from '../turns/places.ts'
import { addressKey } from './address-key.ts'
import { HttpFailure } from './errors.ts'
import { CALLER_GONE, untilGone } from './until-gone.ts'

/** More than any browser asks for at once over a line of its own; one that asks through a proxy waits a little. */
const PLACES = 16
/** Where the server is behind with its work everybody gets less of it at once. */
const PLACES_WHEN_LATE = 3
/** A page may ask for the pictures of the largest collage twice over. */
const MOST_WAITING = 300
const RETRY_AFTER_SECONDS = 2

/**
 * Whoever asks for many things at once gets some at a time: a customer by who they are, a stranger by their network. What
 * is public is the same for all and costs next to nothing.
 */
export function giveEverybodyPlaces(app: FastifyInstance): void {
  const lag = watchLoopLag()
  app.addHook('onClose', async () => lag.stop())
  const places = createPlaces(() => (lag.isLate ? PLACES_WHEN_LATE : PLACES), MOST_WAITING)
  app.addHook('onRequest', async (request, reply) => {
    if (request.is404 || request.routeOptions.config.access === 'public') return
    const gone = untilGone(reply)
    try {
      const leave = await places.take(callerOf(request), gone)
      gone.addEventListener('abort', leave)
      if (gone.aborted) leave()
    } catch (error) {
      if (gone.aborted) return reply.code(CALLER_GONE).send()
      throw error instanceof PlacesFull ? tooMany(error) : error
    }
    return undefined
  })
}

function callerOf({ session, ip }: FastifyRequest): string {
  return session === undefined ? `network ${addressKey(ip)}` : `user ${session.userId}`
}

function tooMany(cause: PlacesFull): HttpFailure {
  return new HttpFailure('tooManyRequests', { retryAfter: RETRY_AFTER_SECONDS, cause })
}
