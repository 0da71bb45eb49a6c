import { describe, expect, it } from 'vitest'
import { type Format, formatId } from '../format/index.ts'
import { inset } from '../geometry/index.ts'
import type { Template } from '../template/index.ts'
import { controlValues } from './controls.ts'
import type { Design } from './design.ts'
import { generateTemplate, settle } from './generate.ts'
import { proportionOf } from './proportion.ts'
import { DESIGN_TYPES, type DesignType, designFor } from './registry.ts'
import { photosOf } from './testing/layout-rules.ts'

const MOST = 3
/** The outline cuts the long boxes at a heart's rim shorter; mosaics count without margin and spacing. */
const LONGER: Partial<Record<DesignType, number>> = { heart: 3.35, mosaiccross: 3.35, mosaic1: 3.35 }
/** Rims and turns take a little more from one side than from the other. */
const TOLERANCE = 0.05

/** The longest photo of a sheet, inside its border. */
function longestOn(template: Template): number {
  const proportions = photosOf(template).map((photo) =>
    proportionOf(inset(photo, photo.photoBorder ?? template.variation.photoBorder ?? 0)),
  )
  return Math.max(...proportions)
}

/** Lying, standing, square and a panorama, small and large; all of them in a full run. */
const SHAPES = new Set(['50x40', '40x60', '50x50', '60x30', '140x100'])

function sizesOf({ sizes }: Design): readonly Format[] {
  const some = sizes.filter((size) => SHAPES.has(formatId(size)))
  return process.env['TEST_FULL'] || some.length === 0 ? sizes : some
}

/** Every size with each control at each of its values and the others as they start. */
function* sheetsOf(design: Design) {
  for (const { width, height } of sizesOf(design)) {
    const input = { format: { width, height }, material: '', values: {} } as const
    const start = settle(design, input)
    for (const control of design.controls({ ...input, values: start })) {
      if (control.type === 'input') continue
      const values = controlValues(control)
      // Of a long row every fifth will do.
      const isLong = values.length > 16
      const tried = values.filter((_, index) => !isLong || index % 5 === 0 || index === values.length - 1)
      for (const value of tried) yield { ...input, values: { ...start, [control.key]: value } }
    }
  }
}

describe.each(DESIGN_TYPES)('%s', (type) => {
  const design = designFor(type)

  it('has no photo over three times as long as wide, whatever one control says', () => {
    const slivers = [...sheetsOf(design)].flatMap((input) => {
      const longest = longestOn(generateTemplate(design, input))
      return longest > (LONGER[type] ?? MOST) + TOLERANCE ? [JSON.stringify({ ...input, longest })] : []
    })
    expect(slivers).toEqual([])
  })
})
