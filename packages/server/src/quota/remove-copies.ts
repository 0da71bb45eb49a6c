import type { DeleteQueryBuilder, DeleteResult, Transaction } from 'kysely'
import { copyKey } from '../storage/photo-key.ts'
import type { Schema } from '../storage/schema.ts'
import { fileBytes } from '../storage/stored-bytes.ts'
import type { Removed } from './remove-collage.ts'

type Copies = DeleteQueryBuilder<Schema, 'photo_resize', DeleteResult>

/** Removes smaller copies; they are made again on request. */
export async function removeCopies(
  transaction: Transaction<Schema>,
  which: (copies: Copies) => Copies,
): Promise<Removed> {
  const rows = await which(transaction.deleteFrom('photo_resize'))
    .returning(['photo_id', 'width', 'height', 'bytes'])
    .execute()
  return {
    bytes: rows.reduce((sum, { bytes }) => sum + fileBytes(bytes), 0),
    blobKeys: rows.map(({ photo_id: id, width, height }) => copyKey(id, width, height)),
  }
}
