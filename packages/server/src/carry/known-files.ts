import { printKey } from '../printing/print-store.ts'
import type { Blobs } from '../storage/blobs.ts'
import { copyKey, photoKey } from '../storage/photo-key.ts'
import type { Schema } from '../storage/schema.ts'
import type { CarriedFile, CarriedFiles } from './carry-source.ts'
import type { TableRow } from './table-row.ts'

type RowsOf = (table: keyof Schema) => AsyncIterable<readonly TableRow[]>

/**
 * The files that rows refer to: photos, their smaller copies, print files. Other files are leftovers of a kill and
 * belong to nobody.
 */
export function knownFiles(rowsOf: RowsOf, blobs: Blobs): CarriedFiles {
  async function* all(): AsyncGenerator<CarriedFile> {
    for await (const rows of rowsOf('photo'))
      for (const row of rows) yield { key: photoKey(String(row['id'])), hash: String(row['content_hash']) }
    for await (const rows of rowsOf('photo_resize'))
      for (const row of rows)
        yield { key: copyKey(String(row['photo_id']), Number(row['width']), Number(row['height'])) }
    for await (const rows of rowsOf('order_file'))
      for (const row of rows)
        yield { key: printKey(String(row['folder']), String(row['name'])), hash: String(row['sha256']) }
  }

  return { all, open: async (key) => (await blobs.open(key))?.stream }
}
