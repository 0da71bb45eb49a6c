import { assert, constantFrom, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { STANDARD_SIZES } from '../format/index.ts'
import { numbersOf } from '../template/index.ts'
import { TEXT_MODE, textBands } from '../text/index.ts'
import { generateTemplate, settle } from './generate.ts'
import { largeBlock } from './large-block.ts'
import { onelarge } from './onelarge.ts'
import { anyInput } from './testing/arbitrary-input.ts'
import { controlTable } from './testing/control-rules.ts'
import { expectFilled, expectNeighboursSpaced, expectReadingOrder, photosOf } from './testing/layout-rules.ts'

const square = { width: 50, height: 50 }

describe('onelarge', () => {
  it("has the even grid's controls", () => {
    expect(controlTable(onelarge)).toEqual([
      ['numberVert', 1, 10, 1, 6],
      ['numberHor', 1, 8, 1, 5],
      ['borderCM', 0, 2, 0.1, 0.5],
      ['marginCM', 0.5, 2, 0.1, 0.5],
      ['hasText', 0, 6, 1, 0],
    ])
  })

  it.each([
    [1, 1, 1, 1],
    [2, 1, 1, 1],
    [1, 4, 1, 2],
    [5, 1, 3, 1],
    [2, 2, 2, 1],
    [3, 3, 2, 2],
    [3, 4, 3, 2],
    [4, 4, 2, 2],
    [5, 5, 3, 3],
    [6, 5, 4, 3],
    [6, 6, 4, 4],
    [12, 12, 8, 8],
  ])('in %d x %d cells the large photo takes %d x %d', (columns, rows, across, down) => {
    expect(largeBlock(columns, rows, square)).toMatchObject({ columns: across, rows: down })
  })

  const counts = Array.from({ length: 144 }, (_, index) => ({
    columns: 1 + (index % 12),
    rows: 1 + Math.floor(index / 12),
  }))

  /** Whether some block of two by two cells or more, in the middle, leaves small photos on two opposite sides. */
  const hasCentredBlock = (columns: number, rows: number) =>
    [columns, rows].every((count) => count >= 2) &&
    ((columns >= 4 && rows % 2 === 0) ||
      (rows >= 4 && columns % 2 === 0) ||
      (columns >= 5 && rows >= 3) ||
      (rows >= 5 && columns >= 3) ||
      (columns >= 4 && rows >= 3) ||
      (rows >= 4 && columns >= 3))

  it('stands exactly in the middle wherever it can, between small photos, and else in the corner', () => {
    for (const { columns, rows } of counts.filter((count) => Math.min(count.columns, count.rows) > 1)) {
      const block = largeBlock(columns, rows, square)
      const isCentred = 2 * block.column + block.columns === columns && 2 * block.row + block.rows === rows
      expect([columns, rows, isCentred && block.columns * block.rows >= 4]).toEqual([
        columns,
        rows,
        hasCentredBlock(columns, rows),
      ])
      expect(isCentred || (block.column === 0 && block.row === 0)).toBe(true)
    }
  })

  it.each(STANDARD_SIZES)('starts with small photos about square on $width x $height', (format) => {
    const photos = photosOf(generateTemplate(onelarge, { format, material: '', values: {} }))
    const least = Math.min(...photos.map(({ width, height }) => width * height))
    for (const { width, height } of photos.filter((photo) => photo.width * photo.height < 1.5 * least)) {
      expect(Math.max(width / height, height / width)).toBeLessThanOrEqual(1.2)
    }
    expect(photos.filter((photo) => photo.width * photo.height >= 1.5 * least)).toHaveLength(1)
  })

  it('leaves at least one small photo', () => {
    for (const { columns, rows } of counts.slice(1)) {
      const block = largeBlock(columns, rows, square)
      expect(block.columns * block.rows).toBeLessThan(columns * rows)
    }
  })

  it('gives the large photo a quarter to 0.6 of the area and 2 x 2 cells from four by four on', () => {
    for (const { columns, rows } of counts.filter((count) => Math.min(count.columns, count.rows) > 3)) {
      const block = largeBlock(columns, rows, square)
      expect(Math.min(block.columns, block.rows)).toBeGreaterThanOrEqual(2)
      expect((block.columns * block.rows) / (columns * rows)).toBeGreaterThanOrEqual(0.25)
      expect((block.columns * block.rows) / (columns * rows)).toBeLessThan(0.61)
    }
  })

  it('fills what margin and text leave, whatever the block', () => {
    assert(
      property(anyInput(onelarge), (input) => {
        const values = settle(onelarge, input)
        const layout = onelarge.layout({ ...input, values })
        const { borderCM = 0, marginCM = 0, hasText = 0 } = numbersOf(values)
        expectFilled(layout, textBands(hasText as 0, input.format, marginCM).photoArea, borderCM)
        expectNeighboursSpaced(layout, borderCM)
        expectReadingOrder(layout)
      }),
      { numRuns: 150 },
    )
  })

  it('keeps the number of photos when only text or margin change', () => {
    assert(
      property(
        anyInput(onelarge),
        constantFrom(TEXT_MODE.none, TEXT_MODE.bottomSmall, TEXT_MODE.topSub),
        (input, hasText) => {
          const values = settle(onelarge, input)
          const plain = onelarge.layout({ ...input, values }).photos.length
          expect(onelarge.layout({ ...input, values: { ...values, hasText, marginCM: 2 } }).photos).toHaveLength(plain)
        },
      ),
      { numRuns: 50 },
    )
  })
})
