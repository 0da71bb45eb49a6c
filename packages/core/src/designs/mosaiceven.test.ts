import { describe, expect, it } from 'vitest'
import { STANDARD_SIZES } from '../format/index.ts'
import { usualOrFull } from '../testing/usual-or-full.ts'
import { settle } from './generate.ts'
import { mergedCells } from './mosaic/merged-cells.ts'
import { mosaiceven } from './mosaiceven.ts'
import { controlTable } from './testing/control-rules.ts'
import { expectMosaic, layoutsOf } from './testing/mosaic-rules.ts'

const LETTERS = Array.from({ length: 15 }, (_, letter) => letter)

const blocksOf = (letter: string) =>
  mergedCells({ columns: 8, rows: 8, ratio: 1 }, letter.charCodeAt(0) - 'A'.charCodeAt(0))
    .map(String)
    .toSorted()

describe('mosaiceven', () => {
  it('has rows, columns, layout, spacing and margin, in this order', () => {
    expect(controlTable(mosaiceven)).toEqual([
      ['numberHor', 1, 8, 1, 4],
      ['numberVert', 1, 10, 1, 5],
      ['layout', 0, 14, 1, 0],
      ['borderCM', 0, 2, 0.1, 0.5],
      ['marginCM', 0.5, 2, 0.1, 0.5],
    ])
  })

  it.each([
    [20, 20, 4, 4],
    [24.5, 29.5, 5, 4],
    [30, 60, 12, 6],
    [140, 100, 12, 12],
  ])('on %d x %d lets %d rows and %d columns', (width, height, rows, columns) => {
    const table = controlTable(mosaiceven, { format: { width, height } })
    expect([table[0]?.[2], table[1]?.[2]]).toEqual([rows, columns])
  })

  it.each(STANDARD_SIZES)('starts with cells about square on $width x $height', (format) => {
    const { numberHor, numberVert } = settle(mosaiceven, { format, material: '', values: {} })
    const cell = (format.width * numberHor) / (format.height * numberVert)
    expect(Math.max(cell, 1 / cell)).toBeLessThanOrEqual(1.2)
  })

  it('fills the photo area exactly with any letter on any grid', () => {
    expect(() => expectMosaic(mosaiceven, usualOrFull(60, 250))).not.toThrow()
  })

  it('gives fifteen different layouts on every grid of at least three by three', () => {
    for (let rows = 3; rows <= 12; rows++) {
      for (let columns = 3; columns <= 12; columns++) {
        for (const ratio of [0.75, 1, 4 / 3]) {
          const layouts = LETTERS.map((letter) =>
            mergedCells({ columns, rows, ratio }, letter).map(String).toSorted().join(' '),
          )
          expect([columns, rows, ratio, new Set(layouts).size]).toEqual([columns, rows, ratio, 15])
          expect(layouts.every((layout) => layout.length > 0)).toBe(true)
        }
      }
    }
  })

  it('offers on small grids only letters that merge something, each of them something else', () => {
    const format = { width: 60, height: 60 }
    for (let rows = 1; rows <= 12; rows++) {
      for (let columns = 1; columns <= 12; columns++) {
        const values = { numberHor: rows, numberVert: columns }
        const layouts = layoutsOf(mosaiceven, 'layout', format, values)
        expect(new Set(layouts).size).toBe(layouts.length)
        if (layouts.length === 1) continue
        for (const layout of layouts) expect(JSON.parse(layout).photos.length).toBeLessThan(rows * columns)
      }
    }
  })

  it('merges neither all cells into one photo nor a cell twice', () => {
    for (let rows = 1; rows <= 12; rows++) {
      for (let columns = 1; columns <= 12; columns++) {
        for (const letter of LETTERS) {
          const cells = new Set<string>()
          const blocks = mergedCells({ columns, rows, ratio: 1.2 }, letter)
          for (const [column, row, wide, high] of blocks) {
            expect(wide * high).toBeLessThan(columns * rows)
            for (let x = column; x < column + wide; x++) for (let y = row; y < row + high; y++) cells.add(`${x},${y}`)
          }
          expect(cells.size).toBe(blocks.reduce((sum, [, , wide, high]) => sum + wide * high, 0))
        }
      }
    }
  })

  it('sets four large photos into the corners at A, one into the middle at E and panes apart at N', () => {
    expect(blocksOf('A')).toEqual(['0,0,2,2', '0,6,2,2', '6,0,2,2', '6,6,2,2'])
    expect(blocksOf('E')).toHaveLength(1)
    expect(blocksOf('N')).toHaveLength(9)
  })

  it('has one photo on a grid of one cell', () => {
    const input = {
      format: { width: 50, height: 40 },
      material: '',
      values: { numberHor: 1, numberVert: 1, layout: 9 },
    } as const
    expect(mosaiceven.layout({ ...input, values: settle(mosaiceven, input) }).photos).toHaveLength(1)
  })
})
