import { sql } from 'kysely'

/** What a row costs besides its texts, so that many small things are not had for nothing. */
export const ROW_BYTES = 1000

interface Document {
  readonly xml: string
  /** In base64. */
  readonly picture: string
}

/** What a saved document takes of its owner's account. */
export function documentBytes({ xml, picture }: Document): number {
  return Buffer.byteLength(xml) + picture.length + ROW_BYTES
}

/** The same of all rows a statement finds; texts are measured without being read. */
export function sumOfDocuments() {
  return sql<number | string | null>`sum(octet_length(xml) + octet_length(picture) + ${sql.lit(ROW_BYTES)})`
}

export function fileBytes(bytes: number): number {
  return bytes + ROW_BYTES
}

/** The same of all files a statement finds in a table. */
export function sumOfFiles(table: 'photo' | 'photo_resize') {
  return sql<number | string | null>`sum(${sql.ref(`${table}.bytes`)} + ${sql.lit(ROW_BYTES)})`
}
