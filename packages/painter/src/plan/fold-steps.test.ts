import { EMPTY_USERDATA } from '@collagerie/core/collage'
import { inset, intersection, type Rect } from '@collagerie/core/geometry'
import { describe, expect, it } from 'vitest'
import { nodeMeasure } from '../node/index.ts'
import { generated } from '../testing/test-scene.ts'
import { plan } from './plan.ts'
import type { PlanOptions } from './plan-options.ts'

function fields(design: string, folded?: PlanOptions['folded']) {
  const choice = { templateId: `gen-${design}`, childTemplateId: '', material: '' as const }
  const collage = { choice, template: generated(design), userdata: EMPTY_USERDATA }
  const steps = plan(collage, {
    photoSize: () => undefined,
    art: () => undefined,
    measure: nodeMeasure(),
    ...(folded && { folded }),
  })
  return steps.filter((step) => step.kind === 'field').slice(2)
}

const covered = (tile: Rect, box: Rect) => {
  const shared = intersection(tile, box)
  return shared ? shared.width * shared.height : 0
}

describe('what is folded over the edge of a tile', () => {
  it('is printed', () => {
    expect(fields('tiles')).toEqual([])
  })

  it.each([
    ['dimmed', 'rgba(255, 255, 255, 0.6)'],
    ['covered', '#ffffff'],
  ] as const)('is %s with %s, so that 18 of 18.4 cm show', (folded, color) => {
    const [rim] = fields('tiles', folded)
    expect(rim?.color).toBe(color)
    expect(rim?.boxes).toHaveLength(9 * 4)
    const [top, , left] = rim?.boxes ?? []
    expect(top).toMatchObject({ x: 0.5, y: 0.5, height: expect.closeTo(0.2, 9) })
    expect(left?.height).toBeCloseTo(18, 9)
  })

  it('leaves a shadow round every tile in a picture of the product, and never on a photo', () => {
    const [, ...shades] = fields('tiles', 'covered')
    expect(shades.length).toBeGreaterThanOrEqual(4)
    expect(fields('tiles', 'dimmed')).toHaveLength(1)
    const seen = generated('tiles').variation.layers.flatMap((layer) =>
      layer.kind === 'image' ? [inset(layer, 0.2)] : [],
    )
    for (const { boxes } of shades) {
      expect(boxes).toHaveLength(9 * 3)
      for (const box of boxes) {
        for (const tile of seen) expect(covered(tile, box)).toBeLessThan(1e-9)
        // Nor is it cut off by the end of the wall that is shown.
        expect(box.y + box.height).toBeLessThanOrEqual(generated('tiles').canvas.height + 1e-9)
      }
    }
  })

  it('is nothing on other designs', () => {
    expect(fields('alleven', 'dimmed')).toEqual([])
  })
})
