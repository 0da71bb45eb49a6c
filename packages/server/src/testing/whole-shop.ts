import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Blobs } from '../storage/blobs.ts'
import type { Schema } from '../storage/schema.ts'
import { storedKeys } from './stored-blobs.ts'

/** Every row of these tables as a list of texts, sorted the same for every database. */
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

/** The key and hash of every photo, copy and print file of a shop. */
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

/** Some databases return large integers as texts. */
function plain(value: unknown): unknown {
  return typeof value === 'number' ? String(value) : value
}
