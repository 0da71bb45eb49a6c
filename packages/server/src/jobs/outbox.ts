import type { Kysely } from 'kysely'
import type { Database } from '../storage/database.ts'
import { isoTime } from '../storage/iso-time.ts'
import type { OutboxRow } from '../storage/outbox-schema.ts'
import type { Schema } from '../storage/schema.ts'
import { announcerFor, dueAgain } from './announce.ts'

/** Longer than sending takes: nobody else sends it meanwhile. */
const TAKEN_MS = 60_000
const LONGEST_ANSWER = 200

/** The tables of messages to somebody outside, and the work that sends them. */
const WORK_OF = { webhook_delivery: 'webhook', mail: 'mail' } as const

type Table = keyof typeof WORK_OF

/** Messages that wait in a table to be sent. Where receivers are told apart, each has a lane. */
export interface Outbox<Row extends OutboxRow> {
  /** Takes what is due first; another process that looks at the same time gets another, or none. */
  takeDue(lane?: string): Promise<Row | undefined>
  delivered(id: string, answer: string): Promise<void>
  /** Sends it again after a pause in milliseconds, or gives it up where there is none. */
  notDelivered(id: string, answer: string, pause: number | undefined): Promise<void>
  /** Of a sending that we ended: it is due again, and counts for nothing. */
  takeBack(row: OutboxRow, lane?: string): Promise<void>
  /** Says, in the transaction that writes it, that there is something to send. */
  announce(query: Kysely<Schema>, lane?: string): Promise<void>
}

export function outboxOf<Name extends Table>(database: Database, table: Name): Outbox<Schema[Name]> {
  // One table stands for all of them: what is asked here they have in common.
  const query = database.query as unknown as Kysely<{ message: OutboxRow & { readonly url: string } }>
  const message = table as string as 'message'
  const name = WORK_OF[table]
  const announce = announcerFor(database)

  const waiting = (lane: string | undefined) => {
    const all = query.selectFrom(message).where('outcome', '=', 'waiting')
    return lane === undefined ? all : all.where('url', '=', lane)
  }

  /** Somebody has to look again when the next one is due. */
  async function announceNext(lane: string | undefined): Promise<void> {
    if (!database.isShared) return
    const { next } = await waiting(lane)
      .select(({ fn }) => fn.min<string | null>('due_at').as('next'))
      .executeTakeFirstOrThrow()
    if (next === null) return
    const key = `next ${lane ?? ''}`
    await announce(database.query, { name, ...(lane !== undefined && { lane }), key, dueAt: dueAgain(next) })
  }

  async function note(id: string, fields: Partial<OutboxRow>): Promise<void> {
    await query.updateTable(message).set(fields).where('id', '=', id).execute()
  }

  const sayDue = (within: Kysely<Schema>, lane: string | undefined) =>
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

    delivered: (id, answer) => note(id, { outcome: 'delivered', answer: answer.slice(0, LONGEST_ANSWER) }),

    notDelivered: (id, answer, pause) =>
      note(id, {
        answer: answer.slice(0, LONGEST_ANSWER),
        ...(pause === undefined ? { outcome: 'given up' } : { due_at: isoTime(pause) }),
      }),

    takeBack: async ({ id, due_at: taken }, lane) => {
      // Where it is due at another time, somebody has replayed it since, and nothing of this sending counts.
      await query
        .updateTable(message)
        .set((set) => ({ attempts: set('attempts', '-', 1), due_at: isoTime(0) }))
        .where('id', '=', id)
        .where('due_at', '=', taken)
        .execute()
      await sayDue(database.query, lane)
    },

    announce: sayDue,
  }
}
