import type { FastifyInstance } from 'fastify'
import type { Config } from '../config/read-config.ts'
import { HttpFailure } from '../http/errors.ts'
import type { PicturePool } from '../pictures/picture-pool.ts'
import type { Database } from '../storage/database.ts'
import { countRequests } from './count-requests.ts'
import { createMetrics } from './create-metrics.ts'
import { mayReadMetrics } from './may-read-metrics.ts'
import { readQueues } from './read-queues.ts'
import { watchProcess } from './watch-process.ts'

type MetricsConfig = Pick<Config, 'metricsToken' | 'metricsAddresses'>

/** Figures for Prometheus. If nobody may read them, nothing is counted and there is no route. */
export function registerMetricsRoutes(
  app: FastifyInstance,
  config: MetricsConfig,
  database: Database,
  pictures: Pick<PicturePool, 'load'> | undefined,
): void {
  const { metricsToken, metricsAddresses } = config
  if (metricsToken === '' && metricsAddresses.length === 0) return
  const metrics = createMetrics()
  const watch = watchProcess(metrics)
  app.addHook('onClose', async () => watch.stop())
  countRequests(app, metrics)
  const mayRead = mayReadMetrics(config)

  app.get('/metrics', { config: { access: 'public' }, logLevel: 'warn' }, async (request, reply) => {
    if (!mayRead({ ip: request.ip, authorization: request.headers.authorization })) throw new HttpFailure('notFound')
    watch.read()
    for (const [state, count] of Object.entries(pictures?.load() ?? {})) metrics.pictures.set({ state }, count)
    for (const [state, count] of Object.entries(database.connections())) metrics.pool.set({ state }, count)
    try {
      await readQueues(database, metrics)
    } catch (error) {
      // The process's own figures are most wanted when the database is away.
      request.log.warn({ err: error }, 'the queues could not be counted')
      for (const gauge of [metrics.jobs, metrics.ordersIn, metrics.queueAge, metrics.webhooks, metrics.mails])
        gauge.reset()
    }
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.registry.contentType)
      .send(await metrics.registry.metrics())
  })
}
