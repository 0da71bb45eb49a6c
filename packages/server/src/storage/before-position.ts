import { type RawBuilder, type SqlBool, sql } from 'kysely'

/** The end of a page in a list ordered by time: the next page starts after it. */
export interface TimePosition {
  readonly at: string
  readonly id: string
}

/** The columns by which a list is ordered, the newest first; the second one decides between equal times. */
interface TimeOrder {
  readonly at: string
  readonly id: string
}

/** Whether a row comes after this position in a list with the newest first. */
export function beforePosition(order: TimeOrder, position: TimePosition): RawBuilder<SqlBool> {
  const [at, id] = [sql.ref(order.at), sql.ref(order.id)]
  return sql`(${at} < ${position.at} or (${at} = ${position.at} and ${id} < ${position.id}))`
}
