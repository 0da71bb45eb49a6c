import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { rowCrossings } from './row-crossings.ts'

const anyOutline = fc.record({
  path: fc.constantFrom('M0 0H100V100H0Z', 'M50 0L100 100H0Z'),
  width: fc.constantFrom(100, 200),
  height: fc.constantFrom(100, 150, 200),
})
const elsewhere = { path: 'M0 0H1V1H0Z', width: 1, height: 1 }

it('the rows of an outline are its own, whichever outline was looked at before', () => {
  fc.assert(
    fc.property(anyOutline, anyOutline, (before, outline) => {
      rowCrossings(elsewhere)
      const alone = structuredClone(rowCrossings(outline))
      rowCrossings(elsewhere)
      rowCrossings(before)
      expect(rowCrossings(outline)).toEqual(alone)
    }),
  )
})

it('rows are spread over the viewport, of which the path may fill a part', () => {
  const filled = (height: number) =>
    rowCrossings({ path: 'M0 0H100V100H0Z', width: 100, height }).filter((row) => row.length > 0).length
  expect([filled(100), filled(200)]).toEqual([128, 64])
})
