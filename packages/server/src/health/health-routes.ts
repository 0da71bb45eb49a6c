import type { ErrorCode } from '@collagerie/protocol'
import type { FastifyInstance } from 'fastify'
import { HttpFailure } from '../http/errors.ts'
import type { Blobs } from '../storage/blobs.ts'
import type { Database } from '../storage/database.ts'
import { inTime } from '../turns/in-time.ts'
import { sharedForAWhile } from '../turns/shared-for-a-while.ts'

/** Every question to a bucket costs money, and anybody may call this route. */
const FILES_KEPT_MS = 2000
/** A later answer is too late for the caller, however long a statement may take. */
const DATABASE_MS = 5000

const RETRY_AFTER_SECONDS = 5
// Asked every few seconds; only trouble is worth a line.
const QUIETLY = { config: { access: 'public' }, logLevel: 'warn' } as const

interface Need {
  check(): Promise<void>
  readonly code: ErrorCode
  readonly trouble: string
}

/** For load balancers and container supervisors: whether this process can serve, and whether it lives at all. */
export function registerHealthRoutes(app: FastifyInstance, database: Database, blobs: Blobs): void {
  // One at a time: each that is not answered keeps a connection.
  const checkDatabase = sharedForAWhile(() => database.check(), 0)
  const needs: readonly Need[] = [
    {
      check: () => inTime(checkDatabase(), DATABASE_MS),
      code: 'databaseUnavailable',
      trouble: 'the database does not answer',
    },
    {
      check: sharedForAWhile(() => blobs.check(), FILES_KEPT_MS),
      code: 'storeUnavailable',
      trouble: 'files cannot be kept',
    },
  ]

  // Nothing can mend it but a new process where not even this is answered.
  // It lives until it has ended, and must not be killed for not being ready.
  const always = { ...QUIETLY, config: { ...QUIETLY.config, isAnsweredWhileStopping: true } }
  app.get('/health/live', always, (_request, reply) => {
    return reply.header('cache-control', 'no-store').send({ status: 'ok' })
  })

  // A process that drains has said so before it comes here: it takes no new calls.
  for (const path of ['/health', '/health/ready'])
    app.get(path, QUIETLY, async (request, reply) => {
      reply.header('cache-control', 'no-store')
      for (const { check, code, trouble } of needs)
        await check().catch((error: unknown) => {
          request.log.error({ err: error }, trouble)
          throw new HttpFailure(code, { retryAfter: RETRY_AFTER_SECONDS, cause: error })
        })
      return { status: 'ok', database: 'ok', files: 'ok' }
    })
}
