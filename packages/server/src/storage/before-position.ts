import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'

/** Whether a row comes after a place in a list with the newest first; ids settle what happened at once. */
export function beforePosition(
  timeColumn: 'at' | 'ordered_at' | 'updated_at',
  idColumn: 'id' | 'number',
  { at, id }: { readonly at: string; readonly id: string },
) {
  const time = sql.ref<string>(timeColumn)
  return <Tables, Name extends keyof Tables>(where: ExpressionBuilder<Tables, Name>): Expression<SqlBool> =>
    where.or([where(time, '<', at), where.and([where(time, '=', at), where(sql.ref<string>(idColumn), '<', id)])])
}
