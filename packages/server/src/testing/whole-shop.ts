import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Blobs } from '../storage/blobs.ts'
import type { Schema } from '../storage/schema.ts'
import { storedKeys } from './stored-blobs.ts'

/** Every row of these tables as one list of texts each, in an order of its own, whatever database they come from. */
export async function everyRow(
  query: Kysely<Schema>,
  tables: readonly string[],
): Promise<Readonly<Record<string, readonly string[]>>> {
  const all: Record<string, readonly string[]> = {}
  for (const name of tables) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(query)
    all[name] = rows
      .map((row) =>
        JSON.stringify(
          Object.keys(row)
            .toSorted()
            .map((column) => [column, plain(row[column])]),
        ),
      )
      .toSorted()
  }
  return all
}

/** The key and hash of every photo, copy and print file of a shop, wherever they are. */
export async function everyFile(blobs: Blobs): Promise<Readonly<Record<string, string>>> {
  const all: Record<string, string> = {}
  for (const key of await storedKeys(blobs)) {
    const stored = await blobs.open(key)
    all[key] = createHash('sha256')
      .update(await buffer(stored?.stream ?? Readable.from([])))
      .digest('hex')
  }
  return all
}

/** Large whole numbers come as texts from some databases. */
function plain(value: unknown): unknown {
  return typeof value === 'number' ? String(value) : value
}
