import type { Readable } from 'node:stream'
import type { TableFacts } from '../storage/table-list.ts'
import type { Row } from './row.ts'

export interface CarriedFile {
  readonly key: string
  /** Where it is known beforehand: SHA-256 in hexadecimal, or a `ContentHash`. */
  readonly hash?: string
}

/** Where a whole shop is carried from. What it gives does not change meanwhile, nor from one try to the next. */
export interface CarrySource {
  /** Those that others refer to first. */
  readonly tables: readonly TableFacts[]
  count(table: TableFacts): Promise<number>
  rows(table: TableFacts): AsyncIterable<readonly Row[]>
  /** None where the files stay where they are. */
  readonly files: CarriedFiles | undefined
}

export interface CarriedFiles {
  all(): AsyncIterable<CarriedFile>
  /** Undefined where the shop has lost it. */
  open(key: string): Promise<Readable | undefined>
}
