import { createHash } from 'node:crypto'
import { storable } from '../storage/storable.ts'
import type { TableRow } from './table-row.ts'

const MODULUS = 1n << 256n

/** The number of rows, and a sum of them that does not depend on their order, since databases sort differently. */
export interface TableSum {
  readonly rows: number
  readonly hash: string
}

export const NO_ROWS: TableSum = { rows: 0, hash: hexOf(0n) }

export function addRows(sum: TableSum, rows: readonly TableRow[], columns: readonly string[]): TableSum {
  let total = BigInt(`0x${sum.hash}`)
  for (const row of rows) total = (total + BigInt(`0x${hashOf(row, columns)}`)) % MODULUS
  return { rows: sum.rows + rows.length, hash: hexOf(total) }
}

export async function sumOfRows(
  batches: AsyncIterable<readonly TableRow[]>,
  columns: readonly string[],
  onRows?: (rows: number) => void,
): Promise<TableSum> {
  let sum = NO_ROWS
  for await (const rows of batches) {
    sum = addRows(sum, rows, columns)
    onRows?.(rows.length)
  }
  return sum
}

export function isSameSum(one: TableSum, other: TableSum): boolean {
  return one.rows === other.rows && one.hash === other.hash
}

function hashOf(row: TableRow, columns: readonly string[]): string {
  const values = columns.toSorted().map((column) => [column, plain(row[column])])
  return createHash('sha256').update(JSON.stringify(values)).digest('hex')
}

/** Equal for every database: some return large integers as texts. */
function plain(value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'number' || typeof value === 'bigint') return String(value)
  if (typeof value === 'string') return String(storable(value))
  throw new Error(`a ${typeof value} cannot be carried`)
}

function hexOf(total: bigint): string {
  return total.toString(16).padStart(64, '0')
}
