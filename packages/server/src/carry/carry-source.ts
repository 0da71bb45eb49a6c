import type { Readable } from 'node:stream'
import type { TableFacts } from '../storage/table-list.ts'
import type { TableRow } from './table-row.ts'

export interface CarriedFile {
  readonly key: string
  /** SHA-256 in hexadecimal or a `ContentHash`, if known beforehand. */
  readonly hash?: string
}

/** The source of a whole shop. It does not change meanwhile, nor between tries. */
export interface CarrySource {
  /** Tables that others refer to come first. */
  readonly tables: readonly TableFacts[]
  count(table: TableFacts): Promise<number>
  rows(table: TableFacts): AsyncIterable<readonly TableRow[]>
  /** Undefined if the files stay in place. */
  readonly files: CarriedFiles | undefined
}

export interface CarriedFiles {
  all(): AsyncIterable<CarriedFile>
  /** Undefined if the shop has lost it. */
  open(key: string): Promise<Readable | undefined>
}
