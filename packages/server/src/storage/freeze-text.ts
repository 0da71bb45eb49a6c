import { createHash } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Schema } from './schema.ts'

/** Stores a text of the shop's content once, whoever needs it. Returns its hash. */
export async function freezeText(transaction: Transaction<Schema>, text: string): Promise<string> {
  const hash = createHash('sha256').update(text).digest('hex')
  await transaction
    .insertInto('frozen_text')
    .values({ hash, text })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return hash
}
