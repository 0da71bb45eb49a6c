import type { Kysely } from 'kysely'
import type { Schema } from '../storage/schema.ts'
import type { TableFacts } from '../storage/table-list.ts'
import type { CarryProgress } from './carry-progress.ts'
import type { CarrySource } from './carry-source.ts'
import { CarryRefusal } from './refusal.ts'
import { addRows, isSameSum, NO_ROWS, type TableSum } from './row-sum.ts'
import { insertRows } from './walk-rows.ts'

/**
 * Adds the missing rows. Rows of an earlier try are read again and compared: only if they are unchanged may the rest be
 * added.
 */
export async function carryRows(
  source: CarrySource,
  query: Kysely<Schema>,
  progress: CarryProgress,
  table: TableFacts,
  onRows: (rows: number) => void,
): Promise<TableSum> {
  const done = await progress.doneOf(table.name)
  let sum = NO_ROWS
  for await (const batch of source.rows(table)) {
    onRows(batch.length)
    const known = batch.slice(0, Math.max(0, done.rows - sum.rows))
    const added = batch.slice(known.length)
    sum = addRows(sum, known, table.columns)
    if (sum.rows === done.rows && !isSameSum(sum, done)) throw changed()
    if (added.length === 0) continue
    const before = sum
    sum = addRows(sum, added, table.columns)
    const after = sum
    await query.transaction().execute(async (transaction) => {
      await insertRows(transaction, table, added)
      await progress.note(transaction, table.name, before, after)
    })
  }
  if (sum.rows < done.rows) throw changed()
  return sum
}

function changed(): CarryRefusal {
  return new CarryRefusal(
    'What the target holds is half of something else, or the source was used since. Empty the target and start again.',
  )
}
