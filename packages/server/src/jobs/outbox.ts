import type { Kysely } from 'kysely'
import type { Database } from '../storage/database.ts'
import { isoTime } from '../storage/iso-time.ts'
import type { OutboxRow } from '../storage/outbox-schema.ts'
import type { Schema } from '../storage/schema.ts'
import { announcerFor, dueAgain } from './announce.ts'

/** Longer than sending takes, so that no other process sends it meanwhile. */
const TAKEN_MS = 60_000
const LONGEST_ANSWER = 200

/** The tables of outgoing messages, and the work that sends each. */
const WORK_OF = { webhook_delivery: 'webhook', mail: 'mail' } as const

type Table = keyof typeof WORK_OF

/**
 * Messages waiting in a table to be sent. Each receiver has a lane, if receivers differ. The end of a sending is noted
 * on the row as it was taken; if the message was replayed since, this sending does not count.
 */
export interface Outbox<Row extends OutboxRow> {
  /** Takes the most overdue message; another process at the same time gets a different one, or none. */
  takeDue(lane?: string): Promise<Row | undefined>
  delivered(row: OutboxRow, answer: string): Promise<void>
  /** Schedules it after a pause in milliseconds, or gives it up without one. */
  notDelivered(row: OutboxRow, answer: string, pause: number | undefined): Promise<void>
  /** Undoes a sending that we stopped: it is due again and does not count. */
  unsend(row: OutboxRow, lane?: string): Promise<void>
  /** Announces the message, in the transaction that writes it. */
  announce(query: Kysely<Schema>, lane?: string): Promise<void>
}

export function outboxOf<Name extends Table>(database: Database, table: Name): Outbox<Schema[Name]> {
  // One table stands for all: only their common columns are used here.
  const query = database.query as unknown as Kysely<{ message: OutboxRow & { readonly url: string } }>
  const message = table as string as 'message'
  const name = WORK_OF[table]
  const announce = announcerFor(database)

  const waiting = (lane: string | undefined) => {
    const all = query.selectFrom(message).where('outcome', '=', 'waiting')
    return lane === undefined ? all : all.where('url', '=', lane)
  }

  /** Sets a wake-up for the time the next message is due. */
  async function announceNext(lane: string | undefined): Promise<void> {
    if (!database.isShared) return
    const { next } = await waiting(lane)
      .select(({ fn }) => fn.min<string | null>('due_at').as('next'))
      .executeTakeFirstOrThrow()
    if (next === null) return
    const key = `next ${lane ?? ''}`
    await announce(database.query, { name, ...(lane !== undefined && { lane }), key, dueAt: dueAgain(next) })
  }

  /** Taking a message and replaying it both change when it is due. */
  const asTaken = ({ id, due_at: taken }: OutboxRow) =>
    query.updateTable(message).where('id', '=', id).where('due_at', '=', taken)

  const announceDue = (within: Kysely<Schema>, lane: string | undefined) =>
    announce(within, { name, ...(lane !== undefined && { lane }), key: lane ?? name, dueAt: isoTime(0) })

  return {
    takeDue: async (lane) => {
      const due = await waiting(lane)
        .selectAll()
        .where('due_at', '<=', isoTime(0))
        .orderBy('due_at')
        .orderBy('id')
        .limit(1)
        .executeTakeFirst()
      if (!due) {
        await announceNext(lane)
        return undefined
      }
      const taken = await query
        .updateTable(message)
        .set((set) => ({ due_at: isoTime(TAKEN_MS), attempts: set('attempts', '+', 1) }))
        .where('id', '=', due.id)
        .where('due_at', '=', due.due_at)
        .where('outcome', '=', 'waiting')
        .returningAll()
        .executeTakeFirst()
      return taken as unknown as Schema[Name] | undefined
    },

    delivered: async (row, answer) => {
      await asTaken(row)
        .set({ outcome: 'delivered', answer: answer.slice(0, LONGEST_ANSWER) })
        .execute()
    },

    notDelivered: async (row, answer, pause) => {
      const next = pause === undefined ? ({ outcome: 'given up' } as const) : { due_at: isoTime(pause) }
      await asTaken(row)
        .set({ answer: answer.slice(0, LONGEST_ANSWER), ...next })
        .execute()
    },

    unsend: async (row, lane) => {
      await asTaken(row)
        .set((set) => ({ attempts: set('attempts', '-', 1), due_at: isoTime(0) }))
        .execute()
      await announceDue(database.query, lane)
    },

    announce: announceDue,
  }
}
