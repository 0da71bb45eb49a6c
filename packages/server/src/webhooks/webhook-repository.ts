import { MS_PER_DAY } from '../config/times.ts'
import type { TimePosition } from '../http/time-cursor.ts'
import { type Outbox, outboxOf } from '../jobs/outbox.ts'
import { beforePosition } from '../storage/before-position.ts'
import type { Database } from '../storage/database.ts'
import { isoTime } from '../storage/iso-time.ts'
import type { WebhookRow } from '../storage/outbox-schema.ts'

/** While settings change from process to process, not all know the same addresses. */
const UNKNOWN_FOR_MS = MS_PER_DAY

export interface WebhookRepository {
  /** Waiting messages, with a lane for each receiver. */
  readonly outbox: Outbox<WebhookRow>
  /** Gives up messages that have waited too long for other receivers than these. */
  giveUpAllBut(urls: readonly string[], answer: string): Promise<void>
  /** Newest first; of one order, or of all if it is empty. */
  list(order: string, after: TimePosition | undefined, most: number): Promise<readonly WebhookRow[]>
  /** Sends a message again now, whatever happened to it; undefined if there is none. */
  replay(id: string): Promise<WebhookRow | undefined>
}

export function webhookRepository(database: Database): WebhookRepository {
  const { query } = database
  const outbox = outboxOf(database, 'webhook_delivery')

  return {
    outbox,

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
      if (after) rows = rows.where(beforePosition('at', 'id', after))
      return rows.orderBy('at', 'desc').orderBy('id', 'desc').limit(most).execute()
    },

    replay: async (id) => {
      const replayed = await query
        .updateTable('webhook_delivery')
        .set({ outcome: 'waiting', attempts: 0, due_at: isoTime(0) })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst()
      if (replayed) await outbox.announce(query, replayed.url)
      return replayed
    },
  }
}
