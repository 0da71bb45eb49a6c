import type { Transaction } from 'kysely'
import type { Database } from '../storage/database.ts'
import { freezeText } from '../storage/freeze-text.ts'
import type { Schema } from '../storage/schema.ts'
import type { FrozenFile } from './freeze-content.ts'

/** Stores an order's copy of the shop's content; a text that many orders share is stored once. */
export async function keepContent(
  transaction: Transaction<Schema>,
  number: string,
  files: readonly FrozenFile[],
): Promise<void> {
  for (const { path, text } of files) {
    const hash = await freezeText(transaction, text)
    await transaction.insertInto('order_content').values({ order_number: number, path, hash }).execute()
  }
}

/** Empty for orders from earlier builds, which are printed from the shop's present content. */
export function contentOf({ query }: Pick<Database, 'query'>, number: string): Promise<readonly FrozenFile[]> {
  return query
    .selectFrom('order_content')
    .innerJoin('frozen_text', 'frozen_text.hash', 'order_content.hash')
    .select(['path', 'text'])
    .where('order_number', '=', number)
    .execute()
}
