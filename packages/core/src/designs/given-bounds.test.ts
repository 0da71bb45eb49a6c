import { describe, expect, it } from 'vitest'
import { controlValues } from './controls.ts'
import { type DesignType, designFor } from './registry.ts'

/** The bounds of counts that are given as numbers: the least, and the shortest cell. */
const GIVEN: Partial<Record<DesignType, { readonly least: number; readonly cellCm: number }>> = {
  alleven: { least: 1, cellCm: 5 },
  onelarge: { least: 1, cellCm: 5 },
  mosaiceven: { least: 1, cellCm: 5 },
  pilealleven: { least: 1, cellCm: 6 },
  pileonelarge: { least: 3, cellCm: 6 },
}

const boundsFor = (side: number, { least, cellCm }: { readonly least: number; readonly cellCm: number }) => [
  least,
  Math.max(least, Math.min(12, Math.floor(side / cellCm))),
]

describe.each(Object.entries(GIVEN))('%s', (type, given) => {
  const design = designFor(type)
  const countsOf = (format: (typeof design.sizes)[number], values: Readonly<Record<string, number>>) =>
    design
      .controls({ format, material: '', values })
      .filter(({ key }) => key === 'numberVert' || key === 'numberHor')
      .toSorted((a, b) => b.key.localeCompare(a.key))

  it('lets every count of columns go with every count of rows, in every size', () => {
    for (const format of design.sizes) {
      const expected = [boundsFor(format.width, given), boundsFor(format.height, given)]
      const counts = countsOf(format, {})
      for (const control of counts) {
        for (const value of controlValues(control)) {
          const found = countsOf(format, { [control.key]: value }).map(({ minValue, maxValue }) => [minValue, maxValue])
          expect(found, `${format.width}x${format.height} ${control.key} ${value}`).toEqual(expected)
        }
      }
    }
  })
})
