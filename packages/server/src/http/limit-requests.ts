import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createCallerLimit } from '../turns/caller-limit.ts'
import { watchLoopLag } from '../turns/loop-lag.ts'
import { TooManyWait } from '../turns/too-many-wait.ts'
import { addressKey } from './address-key.ts'
import { CALLER_GONE, callerSignal } from './caller-signal.ts'
import { HttpFailure } from './errors.ts'
import { hasArrived } from './has-arrived.ts'

/** More than a browser requests at once over HTTP/1; one behind an HTTP/2 proxy may wait a little. */
const PLACES = 16
/** While the server is late with its work, everybody gets fewer places. */
const PLACES_WHEN_LATE = 3
/** Enough for a page that requests every picture of a full sheet, up to 144, twice. */
const MOST_WAITING = 300
const RETRY_AFTER_SECONDS = 2

/**
 * Limits how many requests one caller has at once: a customer by account, a visitor by network, counted once they have
 * arrived. Public routes have no limit: their answers are the same for all and cost next to nothing.
 */
export function limitRequests(app: FastifyInstance): void {
  const lag = watchLoopLag()
  app.addHook('onClose', async () => lag.stop())
  const limit = createCallerLimit(() => (lag.isLate ? PLACES_WHEN_LATE : PLACES), MOST_WAITING)
  app.addHook('onRequest', async (request, reply) => {
    if (request.is404 || request.routeOptions.config.access === 'public') return
    const gone = callerSignal(reply)
    // Otherwise a few half-sent requests would lock out everybody else in the network.
    const isWhole = request.session !== undefined || (await hasArrived(request.raw, gone))
    if (!isWhole && !gone.aborted) throw new HttpFailure('bodyTooLarge')
    try {
      const leave = await limit.enter(callerOf(request), gone)
      gone.addEventListener('abort', leave)
      if (gone.aborted) leave()
    } catch (error) {
      // An unread body would block the next request on the connection.
      request.raw.resume()
      if (gone.aborted) return reply.code(CALLER_GONE).send()
      throw error instanceof TooManyWait ? tooMany(error) : error
    }
    return undefined
  })
}

function callerOf({ session, ip }: FastifyRequest): string {
  return session === undefined ? `network ${addressKey(ip)}` : `user ${session.userId}`
}

function tooMany(cause: TooManyWait): HttpFailure {
  return new HttpFailure('tooManyRequests', { retryAfter: RETRY_AFTER_SECONDS, cause })
}
