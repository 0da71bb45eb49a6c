import { sql } from 'kysely'

/** The cost of a row beside its texts, so that many small things are not free. */
export const ROW_BYTES = 1000

interface Document {
  readonly xml: string
  /** In base64. */
  readonly picture: string
}

/** The bytes of a saved document that count for its owner's account. */
export function documentBytes({ xml, picture }: Document): number {
  return Buffer.byteLength(xml) + picture.length + ROW_BYTES
}

/** `documentBytes` of all rows of a statement; texts are measured without being read. */
export function sumOfDocuments() {
  return sql<number | string | null>`sum(octet_length(xml) + octet_length(picture) + ${sql.lit(ROW_BYTES)})`
}

export function fileBytes(bytes: number): number {
  return bytes + ROW_BYTES
}

/** `fileBytes` of all files of a statement in a table. */
export function sumOfFiles(table: 'photo' | 'photo_resize') {
  return sql<number | string | null>`sum(${sql.ref(`${table}.bytes`)} + ${sql.lit(ROW_BYTES)})`
}
