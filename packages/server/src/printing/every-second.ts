import type { FastifyBaseLogger } from 'fastify'
import { createPoller, type Poller } from '../turns/poller.ts'

export function everySecond(work: () => Promise<void>, log: Pick<FastifyBaseLogger, 'error'>): Poller {
  const run = async () => {
    await work()
    return false
  }
  return createPoller(run, 1, log)
}
