import { MS_PER_SECOND } from '../config/times.ts'
import type { Database } from '../storage/database.ts'
import type { Metrics } from './create-metrics.ts'

/** States that need action. The others only grow, and would take ever longer to count. */
const WATCHED = ['ordered', 'rendering', 'failed'] as const

const OUTBOXES = [
  { table: 'webhook_delivery', queue: 'webhook', gauge: 'webhooks' },
  { table: 'mail', queue: 'mail', gauge: 'mails' },
] as const

/** Reads from the database how much waits in the whole shop. */
export async function readQueues({ query }: Database, metrics: Metrics): Promise<void> {
  const now = new Date()
  const jobs = await query.selectFrom('print_job').select(['due_at', 'lease']).execute()
  const waiting = jobs.filter(({ lease, due_at: due }) => lease === '' && due <= now.toISOString())
  const running = jobs.filter(({ lease }) => lease !== '').length
  metrics.jobs.set({ state: 'waiting' }, waiting.length)
  metrics.jobs.set({ state: 'running' }, running)
  metrics.jobs.set({ state: 'paused' }, jobs.length - waiting.length - running)
  metrics.queueAge.set({ queue: 'print' }, age(waiting.map(({ due_at: due }) => due).toSorted()[0], now))

  for (const state of WATCHED) {
    const orders = await query
      .selectFrom('collage_order')
      .select((select) => select.fn.countAll().as('count'))
      .where('state', '=', state)
      .executeTakeFirstOrThrow()
    metrics.ordersIn.set({ state }, Number(orders.count))
  }

  for (const { table, queue, gauge } of OUTBOXES)
    for (const outcome of ['waiting', 'given up'] as const) {
      const messages = await query
        .selectFrom(table)
        .select((select) => [select.fn.countAll().as('count'), select.fn.min('due_at').as('oldest')])
        .where('outcome', '=', outcome)
        .executeTakeFirstOrThrow()
      metrics[gauge].set({ outcome }, Number(messages.count))
      if (outcome === 'waiting') metrics.queueAge.set({ queue }, age(messages.oldest ?? undefined, now))
    }
}

function age(due: string | undefined, now: Date): number {
  return due === undefined ? 0 : Math.max(0, now.getTime() - Date.parse(due)) / MS_PER_SECOND
}
