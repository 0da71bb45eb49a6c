import type { ErrorCode } from '@collagerie/protocol'
import type { FastifyInstance } from 'fastify'
import { HttpFailure } from '../http/errors.ts'
import type { Blobs } from '../storage/blobs.ts'
import type { Database } from '../storage/database.ts'
import { sharedForAWhile } from '../turns/shared-for-a-while.ts'
import { withTimeout } from '../turns/with-timeout.ts'

/** Every request to a bucket costs money, and anybody may call this route. */
const FILES_KEPT_MS = 2000
/** A later answer would be too late for the caller, however long a statement may take. */
const DATABASE_MS = 5000

const RETRY_AFTER_SECONDS = 5
// Called every few seconds, so only problems are logged.
const QUIETLY = { config: { access: 'public' }, logLevel: 'warn' } as const

interface Need {
  check(): Promise<void>
  readonly code: ErrorCode
  readonly problem: string
}

/** For load balancers and supervisors: whether this process can serve, and whether it is alive. */
export function registerHealthRoutes(app: FastifyInstance, database: Database, blobs: Blobs): void {
  // One at a time, since each unanswered one holds a connection.
  const checkDatabase = sharedForAWhile(() => database.check(), 0)
  const needs: readonly Need[] = [
    {
      check: () => withTimeout(checkDatabase(), DATABASE_MS),
      code: 'databaseUnavailable',
      problem: 'the database does not answer',
    },
    {
      check: sharedForAWhile(() => blobs.check(), FILES_KEPT_MS),
      code: 'storeUnavailable',
      problem: 'files cannot be kept',
    },
  ]

  // Without even this answer only a new process helps. A stopping process is still alive, and must not be killed for
  // not being ready.
  const always = { ...QUIETLY, config: { ...QUIETLY.config, isAnsweredWhileStopping: true } }
  app.get('/health/live', always, (_request, reply) => {
    return reply.header('cache-control', 'no-store').send({ status: 'ok' })
  })

  // A draining process has refused the call before it comes here.
  for (const path of ['/health', '/health/ready'])
    app.get(path, QUIETLY, async (request, reply) => {
      reply.header('cache-control', 'no-store')
      for (const { check, code, problem } of needs)
        await check().catch((error: unknown) => {
          request.log.error({ err: error }, problem)
          throw new HttpFailure(code, { retryAfter: RETRY_AFTER_SECONDS, cause: error })
        })
      return { status: 'ok', database: 'ok', files: 'ok' }
    })
}
