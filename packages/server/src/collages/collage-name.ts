import { shortened } from '@collagerie/core/text'
import { LONGEST_COLLAGE_NAME } from '@collagerie/protocol'
import type { Transaction } from 'kysely'
import { comparable } from '../accounts/comparable.ts'
import type { Schema } from '../storage/schema.ts'

/** Names that look alike count as equal; a collage without a name blocks no name. */
export function collageNameKey(name: string): string | null {
  return name === '' ? null : comparable(name)
}

/**
 * The wanted name, or with the first free number if another of the user's collages has it. The name stays free until
 * the transaction ends, since the caller locks the account.
 */
export async function freeName(transaction: Transaction<Schema>, userId: string, wanted: string): Promise<string> {
  if (wanted === '') return wanted
  const rows = await transaction
    .selectFrom('collage')
    .select('name_key')
    .where('user_id', '=', userId)
    .where('name_key', 'is not', null)
    .execute()
  const taken = new Set(rows.map((row) => row.name_key))
  let name = wanted
  for (let count = 2; taken.has(collageNameKey(name)); count++) name = numbered(wanted, count)
  return name
}

function numbered(name: string, count: number): string {
  const number = ` (${count})`
  return shortened(name, LONGEST_COLLAGE_NAME - number.length) + number
}
