import { MS_PER_DAY } from '../config/times.ts'
import type { TimePlace } from '../http/time-cursor.ts'
import { announcerFor, dueAgain } from '../jobs/announce.ts'
import type { Database } from '../storage/database.ts'
import { isoTime } from '../storage/iso-time.ts'
import type { WebhookDeliveryRow } from '../storage/schema.ts'
import { pauseBeforeResend } from './pause-before-resend.ts'

/** Longer than sending takes: nobody else sends it meanwhile. */
const TAKEN_MS = 60_000
/** While settings change, one process after the other, not all know the same addresses. */
const UNKNOWN_FOR_MS = MS_PER_DAY
const LONGEST_ANSWER = 200

export interface DeliveryRepository {
  /** Takes what is due first for a receiver; another process that looks at the same time gets another, or none. */
  takeDue(url: string): Promise<WebhookDeliveryRow | undefined>
  delivered(id: string, answer: string): Promise<void>
  /** Sends it again later, or gives it up. */
  notDelivered(delivery: WebhookDeliveryRow, answer: string): Promise<void>
  /** Of a sending that we ended: it is due again, and counts for nothing. */
  takeBack(delivery: WebhookDeliveryRow): Promise<void>
  /** Gives up what has waited too long for others than these. */
  giveUpAllBut(urls: readonly string[], answer: string): Promise<void>
  /** The newest first; of one order, or of all where it is empty. */
  list(order: string, after: TimePlace | undefined, most: number): Promise<readonly WebhookDeliveryRow[]>
  /** Sends one again, now, whatever became of it; undefined where there is no such one. */
  replay(id: string): Promise<WebhookDeliveryRow | undefined>
}

export function deliveryRepository(database: Database): DeliveryRepository {
  const { query } = database
  const announce = announcerFor(database)

  /** Somebody has to look again when the next one is due. */
  async function announceNext(url: string): Promise<void> {
    if (!database.isShared) return
    const { next } = await query
      .selectFrom('webhook_delivery')
      .select(({ fn }) => fn.min<string | null>('due_at').as('next'))
      .where('outcome', '=', 'waiting')
      .where('url', '=', url)
      .executeTakeFirstOrThrow()
    if (next === null) return
    await announce(query, { name: 'webhook', lane: url, key: `next ${url}`, dueAt: dueAgain(next) })
  }

  async function settle(id: string, fields: Partial<WebhookDeliveryRow>): Promise<void> {
    await query.updateTable('webhook_delivery').set(fields).where('id', '=', id).execute()
  }

  return {
    takeDue: async (url) => {
      const now = new Date().toISOString()
      const due = await query
        .selectFrom('webhook_delivery')
        .selectAll()
        .where('outcome', '=', 'waiting')
        .where('url', '=', url)
        .where('due_at', '<=', now)
        .orderBy('due_at')
        .orderBy('id')
        .limit(1)
        .executeTakeFirst()
      if (!due) {
        await announceNext(url)
        return undefined
      }
      return query
        .updateTable('webhook_delivery')
        .set((set) => ({ due_at: isoTime(TAKEN_MS), attempts: set('attempts', '+', 1) }))
        .where('id', '=', due.id)
        .where('due_at', '=', due.due_at)
        .where('outcome', '=', 'waiting')
        .returningAll()
        .executeTakeFirst()
    },

    delivered: (id, answer) => settle(id, { outcome: 'delivered', answer: answer.slice(0, LONGEST_ANSWER) }),

    notDelivered: (delivery, answer) => {
      const pause = pauseBeforeResend(delivery.attempts)
      return settle(delivery.id, {
        answer: answer.slice(0, LONGEST_ANSWER),
        ...(pause === undefined ? { outcome: 'given up' } : { due_at: isoTime(pause) }),
      })
    },

    takeBack: async ({ id, url, due_at: taken }) => {
      // Where it is due at another time, somebody has replayed it since, and nothing of this sending counts.
      await query
        .updateTable('webhook_delivery')
        .set((set) => ({ attempts: set('attempts', '-', 1), due_at: isoTime(0) }))
        .where('id', '=', id)
        .where('due_at', '=', taken)
        .execute()
      await announce(query, { name: 'webhook', lane: url, key: url, dueAt: isoTime(0) })
    },

    giveUpAllBut: async (urls, answer) => {
      await query
        .updateTable('webhook_delivery')
        .set({ outcome: 'given up', answer })
        .where('outcome', '=', 'waiting')
        // SQL needs at least one value in the list.
        .where('url', 'not in', ['', ...urls])
        .where('due_at', '<', isoTime(-UNKNOWN_FOR_MS))
        .execute()
    },

    list: (order, after, most) => {
      let rows = query.selectFrom('webhook_delivery').selectAll()
      if (order !== '') rows = rows.where('order_number', '=', order)
      if (after)
        rows = rows.where((where) =>
          where.or([where('at', '<', after.at), where.and([where('at', '=', after.at), where('id', '<', after.id)])]),
        )
      return rows.orderBy('at', 'desc').orderBy('id', 'desc').limit(most).execute()
    },

    replay: async (id) => {
      const replayed = await query
        .updateTable('webhook_delivery')
        .set({ outcome: 'waiting', attempts: 0, due_at: isoTime(0) })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst()
      if (replayed) await announce(query, { name: 'webhook', lane: replayed.url, key: replayed.url, dueAt: isoTime(0) })
      return replayed
    },
  }
}
