import { describe, expect, it } from 'vitest'
import { huffmanTables, quantisationTables } from './jpeg-tables.ts'

const START = 3

/** A segment with these bytes behind its length, read as a whole one unless told otherwise. */
function read<Answer>(
  reader: (bytes: Uint8Array, segment: { marker: number; start: number; end: number; isWhole: boolean }) => Answer,
  body: readonly number[],
  isWhole = true,
): Answer {
  const bytes = new Uint8Array([...Array.from({ length: START + 4 }, () => 7), ...body])
  return reader(bytes, { marker: 0, start: START, end: bytes.length, isWhole })
}

const values = (count: number, value = 1) => Array.from({ length: count }, () => value)

describe('quantisation tables', () => {
  it('have 64 values of one byte or of two', () => {
    const body = [0x00, ...values(64), 0x13, ...values(128)]
    expect(read(quantisationTables, body)).toEqual([0, 3])
    expect(read(quantisationTables, body, false)).toBeUndefined()
    expect(read(quantisationTables, body.slice(0, -1))).toBeUndefined()
    expect(read(quantisationTables, [...body, 9])).toBeUndefined()
    expect(read(quantisationTables, [])).toEqual([])
  })

  it('are four at most', () => {
    expect(read(quantisationTables, [0x04, ...values(64)])).toBeUndefined()
  })
})

describe('Huffman tables', () => {
  /** A table with `counts` codes of each length, from one bit up, and a value for each code. */
  const table = (kind: number, counts: readonly number[], value = 1) => [
    kind,
    ...counts,
    ...values(16 - counts.length, 0),
    ...values(
      counts.reduce((sum, count) => sum + count, 0),
      value,
    ),
  ]

  it('are told by their numbers, those that are not for averages by 16 more', () => {
    const body = [...table(0x00, [0, 2]), ...table(0x13, [1, 1])]
    expect(read(huffmanTables, body)).toEqual([0, 0x13])
    expect(read(huffmanTables, body, false)).toBeUndefined()
    expect(read(huffmanTables, body.slice(0, -1))).toBeUndefined()
    expect(read(huffmanTables, [...body, 9])).toBeUndefined()
    expect(read(huffmanTables, [])).toEqual([])
  })

  it.each([0x04, 0x14, 0x20, 0x80])('are not of the kind %i', (kind) => {
    expect(read(huffmanTables, table(kind, [0, 2]))).toBeUndefined()
  })

  it('have 256 codes at most', () => {
    const long = values(7, 0)
    expect(read(huffmanTables, table(0x10, [...long, 0, 0, 255, 1]))).toEqual([0x10])
    expect(read(huffmanTables, table(0x10, [...long, 0, 0, 255, 2]))).toBeUndefined()
  })

  it('have as many codes of a length as there can be, and one less for the last', () => {
    expect(read(huffmanTables, table(0x10, [1, 1]))).toEqual([0x10])
    expect(read(huffmanTables, table(0x10, [2]))).toBeUndefined()
    expect(read(huffmanTables, table(0x10, [1, 2]))).toBeUndefined()
    expect(read(huffmanTables, table(0x10, [0, 3]))).toEqual([0x10])
    expect(read(huffmanTables, table(0x10, [0, 4]))).toBeUndefined()
  })

  it('have sizes up to 15 where they are for averages', () => {
    expect(read(huffmanTables, table(0x00, [0, 2], 15))).toEqual([0])
    expect(read(huffmanTables, table(0x00, [0, 2], 16))).toBeUndefined()
    expect(read(huffmanTables, table(0x10, [0, 2], 16))).toEqual([0x10])
  })
})
