import type { Kysely } from 'kysely'
import { type Outbox, outboxOf } from '../jobs/outbox.ts'
import type { Database } from '../storage/database.ts'
import { newId } from '../storage/new-id.ts'
import type { MailRow } from '../storage/outbox-schema.ts'
import type { Schema } from '../storage/schema.ts'

type NewMail = Pick<MailRow, 'kind'> & Partial<Pick<MailRow, 'user_id' | 'about' | 'trace'>>

export interface MailOutbox {
  readonly waiting: Outbox<MailRow>
  /** Writes a mail in the transaction that makes it true. What is rolled back is never sent. */
  add(query: Kysely<Schema>, mail: NewMail): Promise<void>
}

export function mailOutbox(database: Database): MailOutbox {
  const waiting = outboxOf(database, 'mail')
  return {
    waiting,
    add: async (query, { kind, user_id: userId = '', about = '', trace = '' }) => {
      const at = new Date().toISOString()
      const sending = { outcome: 'waiting', attempts: 0, answer: '', due_at: at } as const
      await query
        .insertInto('mail')
        .values({ id: newId(), kind, user_id: userId, about, at, trace, ...sending })
        .execute()
      await waiting.announce(query)
    },
  }
}
