import type { FastifyInstance } from 'fastify'
import { HttpFailure } from '../http/errors.ts'
import type { Blobs } from '../storage/blobs.ts'
import type { Database } from '../storage/database.ts'

const RETRY_AFTER_SECONDS = 5

/** For load balancers and container supervisors: whether this process can serve. */
export function registerHealthRoutes(app: FastifyInstance, database: Database, blobs: Blobs): void {
  // Asked every few seconds; only trouble is worth a line.
  app.get('/health', { config: { access: 'public' }, logLevel: 'warn' }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    try {
      await database.check()
    } catch (error) {
      request.log.error({ err: error }, 'the database does not answer')
      throw new HttpFailure('databaseUnavailable', { retryAfter: RETRY_AFTER_SECONDS, cause: error })
    }
    try {
      await blobs.check()
    } catch (error) {
      request.log.error({ err: error }, 'files cannot be kept')
      throw new HttpFailure('storeUnavailable', { cause: error })
    }
    return { status: 'ok', database: 'ok', files: 'ok' }
  })
}
