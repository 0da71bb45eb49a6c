import type { Database } from '../storage/database.ts'

interface DuePrint {
  readonly order_number: string
  readonly due_at: string
  readonly failures: number
  readonly losses: number
}

/**
 * Finds whose turn it is. A customer's waiting time starts when their oldest order falls due or when one of their
 * orders last started, whichever is later. So a customer with fifty orders gets as many turns as a customer with one,
 * and nobody waits longer than it takes to print one order of every other customer.
 */
export async function nextPrint({ query }: Pick<Database, 'query'>, now: string): Promise<DuePrint | undefined> {
  const running = await query
    .selectFrom('print_job')
    .innerJoin('collage_order', 'collage_order.number', 'print_job.order_number')
    .select('user_id')
    .where('lease', '!=', '')
    .execute()
  // SQL needs at least one value in the list, and no user has an empty id.
  const busy = ['', ...running.map((each) => each.user_id)]
  return query
    .selectFrom('print_job')
    .innerJoin('collage_order', 'collage_order.number', 'print_job.order_number')
    .innerJoin('account', 'account.id', 'collage_order.user_id')
    .select(['order_number', 'due_at', 'failures', 'losses'])
    .where('due_at', '<=', now)
    .where('lease', '=', '')
    .orderBy((make) => make.case().when('user_id', 'in', busy).then(make.lit(1)).else(make.lit(0)).end())
    .orderBy((make) =>
      make
        .case()
        .when('last_print_at', '>', make.ref('due_at'))
        .then(make.ref('last_print_at'))
        .else(make.ref('due_at'))
        .end(),
    )
    .orderBy('due_at')
    .orderBy('order_number')
    .limit(1)
    .executeTakeFirst()
}
