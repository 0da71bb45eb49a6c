import type { FastifyInstance, FastifyRequest } from 'fastify'
import { HttpFailure } from './errors.ts'

/** Counts, in this process, what is done under a key within a stretch of time. */
export interface RateLimit {
  /** Counts once more, or refuses. */
  count(request: FastifyRequest, key: string): Promise<void>
  /** Refuses where the count is full, without counting. */
  check(request: FastifyRequest, key: string): Promise<void>
}

export function createRateLimit(app: FastifyInstance, most: number, windowMinutes: number): RateLimit {
  const keys = new WeakMap<FastifyRequest, string>()
  const ask = app.createRateLimit({
    max: most,
    timeWindow: windowMinutes * 60_000,
    keyGenerator: (request) => keys.get(request) ?? request.ip,
  })
  return {
    count: async (request, key) => {
      keys.set(request, key)
      const state = await ask(request)
      if (!state.isAllowed && state.isExceeded) throw tooMany(state.ttlInSeconds)
    },
    check: async (request, key) => {
      keys.set(request, key)
      const state = await ask(request, { increment: false })
      if (!state.isAllowed && state.remaining === 0) throw tooMany(state.ttlInSeconds)
    },
  }
}

function tooMany(seconds: number): HttpFailure {
  return new HttpFailure('tooManyRequests', { retryAfter: Math.max(1, seconds) })
}
