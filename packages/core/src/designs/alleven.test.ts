import { assert, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { numbersOf } from '../template/index.ts'
import { textBands } from '../text/index.ts'
import { alleven } from './alleven.ts'
import { generateTemplate, settle } from './generate.ts'
import { anyInput } from './testing/arbitrary-input.ts'
import { controlTable } from './testing/control-rules.ts'
import { expectFilled, expectNeighboursSpaced, expectReadingOrder } from './testing/layout-rules.ts'

describe('alleven', () => {
  it('has columns, rows, spacing, margin and text, in this order', () => {
    expect(controlTable(alleven)).toEqual([
      ['numberVert', 1, 10, 1, 3],
      ['numberHor', 1, 8, 1, 4],
      ['borderCM', 0, 2, 0.1, 0.5],
      ['marginCM', 0.5, 2, 0.1, 0.5],
      ['hasText', 0, 6, 1, 0],
    ])
  })

  it.each([
    [20, 20, 4, 4],
    [24.5, 29.5, 4, 5],
    [30, 60, 6, 12],
    [60, 59.5, 12, 11],
    [140, 100, 12, 12],
  ])('on %d x %d lets %d columns and %d rows', (width, height, columns, rows) => {
    const controls = alleven.controls({ format: { width, height }, material: '', values: {} })
    expect(controls.slice(0, 2).map((control) => control.maxValue)).toEqual([columns, rows])
  })

  it('lays 3 columns by 4 rows of equal photos', () => {
    const { variation } = generateTemplate(alleven, { format: { width: 50, height: 40 }, material: '', values: {} })
    const photos = variation.layers.filter((layer) => layer.kind === 'image')
    expect(photos).toHaveLength(12)
    expect(photos[0]).toMatchObject({ slot: 'img1', x: 0.5, y: 0.5, width: 16, height: 9.375 })
    expect(photos[4]).toMatchObject({ slot: 'img5', x: 17, y: 10.375 })
  })

  it('fills what margin and text leave, neighbours exactly the spacing apart', () => {
    assert(
      property(anyInput(alleven), (input) => {
        const values = settle(alleven, input)
        const layout = alleven.layout({ ...input, values })
        const { borderCM = 0, marginCM = 0, hasText = 0 } = numbersOf(values)
        expectFilled(layout, textBands(hasText as 0, input.format, marginCM).photoArea, borderCM)
        expectNeighboursSpaced(layout, borderCM)
        expectReadingOrder(layout)
      }),
      { numRuns: 150 },
    )
  })
})
