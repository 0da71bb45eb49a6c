import type { FastifyInstance } from 'fastify'
import { MS_PER_HOUR } from '../config/times.ts'
import type { Blobs } from '../storage/blobs.ts'

/** No upload takes this long from its first byte until it is kept. */
const LONGEST_MS = MS_PER_HOUR
const EVERY_MS = MS_PER_HOUR

/**
 * Removes the remains of killed uploads, at the start and every hour. They lie on the machine that received them, so
 * each receiving process cleans up its own.
 */
export function keepPurgingStaged(app: FastifyInstance, blobs: Blobs): void {
  let purged = Promise.resolve()
  let timer: NodeJS.Timeout | undefined

  async function purge(): Promise<void> {
    try {
      const count = await blobs.removeStaged(Date.now() - LONGEST_MS)
      if (count > 0) app.log.info({ count }, 'what is left of uploads that ended in the middle is removed')
    } catch (error) {
      app.log.error({ err: error }, 'what is left of uploads that ended in the middle could not be removed')
    }
  }

  app.addHook('onReady', async () => {
    timer = setInterval(() => {
      purged = purge()
    }, EVERY_MS).unref()
    purged = purge()
  })
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await purged
  })
}
