import type { Kysely, Transaction } from 'kysely'
import { type Outbox, outboxOf } from '../jobs/outbox.ts'
import type { Database } from '../storage/database.ts'
import { isoTime } from '../storage/iso-time.ts'
import { newId } from '../storage/new-id.ts'
import type { MailRow } from '../storage/outbox-schema.ts'
import type { Schema } from '../storage/schema.ts'
import { type BudgetedKind, isWithinBudget } from './is-within-budget.ts'

type NewMail = Pick<MailRow, 'kind'> & Partial<Pick<MailRow, 'user_id' | 'about' | 'trace'>>
type BudgetedMail = NewMail & Pick<MailRow, 'user_id'> & { readonly kind: BudgetedKind }

export interface MailOutbox {
  readonly waiting: Outbox<MailRow>
  /** Writes a mail in the transaction it reports. After a rollback nothing is sent. */
  add(query: Kysely<Schema>, mail: NewMail): Promise<void>
  /** `add` for mails that strangers can trigger: writes nothing if the account has had enough of these. */
  addWithinBudget(transaction: Transaction<Schema>, mail: BudgetedMail): Promise<void>
  /** Removes every trace of it. */
  forget(id: string, query?: Kysely<Schema>): Promise<void>
}

export function mailOutbox(database: Database): MailOutbox {
  const waiting = outboxOf(database, 'mail')

  const add: MailOutbox['add'] = async (query, { kind, user_id: userId = '', about = '', trace = '' }) => {
    const at = isoTime(0)
    const sending = { outcome: 'waiting', attempts: 0, answer: '', due_at: at } as const
    await query
      .insertInto('mail')
      .values({ id: newId(), kind, user_id: userId, about, at, trace, ...sending })
      .execute()
    await waiting.announce(query)
  }

  return {
    waiting,
    add,
    addWithinBudget: async (transaction, mail) => {
      if (await isWithinBudget(transaction, mail.kind, mail.user_id)) await add(transaction, mail)
    },
    forget: async (id, query = database.query) => {
      await query.deleteFrom('mail').where('id', '=', id).execute()
    },
  }
}
