import { LONGEST_COLLAGE_NAME } from '@collagerie/protocol'
import type { Transaction } from 'kysely'
import { comparable } from '../accounts/comparable.ts'
import type { Schema } from '../storage/schema.ts'

/** Names that look alike are alike; a collage without a name stands in nobody's way. */
export function collageNameKey(name: string): string | null {
  return name === '' ? null : comparable(name)
}

/**
 * The name, or where one of the user's collages has it already, the name with the first number that is free. It stays
 * free until the transaction ends, for the caller holds the account.
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
  const cut = name.slice(0, LONGEST_COLLAGE_NAME - number.length)
  // Half a character, as left by cutting, cannot be written.
  return cut.replace(/\p{Surrogate}$/u, '').trimEnd() + number
}
