import type { Transaction } from 'kysely'
import { MS_PER_DAY, MS_PER_HOUR } from '../config/times.ts'
import { holdAccount } from '../storage/hold-account.ts'
import { isoTime } from '../storage/iso-time.ts'
import type { MailKind } from '../storage/outbox-schema.ts'
import type { Schema } from '../storage/schema.ts'

/** Mails that a stranger can trigger, since the address of an account may be anybody's. */
export type BudgetedKind = Extract<MailKind, 'reset' | 'ordered'>

interface Budget {
  readonly most: number
  readonly withinMs: number
}

/** More than anybody needs, and too few to flood a mailbox. */
const BUDGETS: Readonly<Record<BudgetedKind, Budget>> = {
  reset: { most: 5, withinMs: MS_PER_HOUR },
  ordered: { most: 10, withinMs: MS_PER_DAY },
}

/** Whether an account may get one more. Counted from the stored mails, so that a restart forgets nothing. */
export async function isWithinBudget(
  transaction: Transaction<Schema>,
  kind: BudgetedKind,
  userId: string,
): Promise<boolean> {
  const { most, withinMs } = BUDGETS[kind]
  // Locked, so that mails written at the same time count too.
  await holdAccount(transaction, userId)
  const lately = await transaction
    .selectFrom('mail')
    .select('id')
    .where('user_id', '=', userId)
    .where('at', '>', isoTime(-withinMs))
    .where('kind', '=', kind)
    .limit(most)
    .execute()
  return lately.length < most
}
