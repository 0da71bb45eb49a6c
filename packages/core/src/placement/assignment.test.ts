import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cheapestAssignment, costTable } from './assignment.ts'

type Table = readonly (readonly number[])[]

const costIn = (table: Table) => (row: number, column: number) => table[row]?.[column] ?? 0

/** Tries everything. */
function cheapestOfAll(table: Table, row = 0, taken: readonly number[] = []): number {
  if (row === table.length) return 0
  const columns = (table[row] ?? []).flatMap((cost, column) =>
    taken.includes(column) ? [] : [[cost, column] as const],
  )
  return Math.min(...columns.map(([cost, column]) => cost + cheapestOfAll(table, row + 1, [...taken, column])))
}

const tables = fc.tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 0, max: 2 })).chain(([rows, more]) =>
  fc.array(fc.array(fc.double({ min: -5, max: 5, noNaN: true }), { minLength: rows + more, maxLength: rows + more }), {
    minLength: rows,
    maxLength: rows,
  }),
)

describe('the cheapest assignment', () => {
  it('gives every row a column of its own, and none is cheaper', () => {
    fc.assert(
      fc.property(tables, (table) => {
        const columns = table[0]?.length ?? 0
        const chosen = cheapestAssignment(costTable(table.length, columns, costIn(table)))
        expect(new Set(chosen).size).toBe(table.length)
        expect(chosen.every((column) => column >= 0 && column < columns)).toBe(true)
        const total = chosen.reduce((sum, column, row) => sum + costIn(table)(row, column), 0)
        expect(total).toBeCloseTo(cheapestOfAll(table), 9)
      }),
      { numRuns: 400 },
    )
  })

  it('of nothing is nothing', () => {
    expect(cheapestAssignment(costTable(0, 5, () => 0))).toEqual([])
    expect(cheapestAssignment(costTable(0, 0, () => 0))).toEqual([])
  })
})
