import { EMPTY_USERDATA } from '@collagerie/core/collage'
import { inset } from '@collagerie/core/geometry'
import { describe, expect, it } from 'vitest'
import { nodeMeasure } from '../node/index.ts'
import { filled, generated, paintedAtOnce, planned } from '../testing/test-scene.ts'
import { plan } from './plan.ts'
import type { PlanOptions } from './plan-options.ts'

function stepsOf(design: string, folded?: PlanOptions['folded']) {
  const choice = { templateId: `gen-${design}`, childTemplateId: '', material: '' as const }
  const page = { choice, template: generated(design), userdata: EMPTY_USERDATA }
  return plan(page, {
    photoSize: () => undefined,
    art: () => undefined,
    measure: nodeMeasure(),
    ...(folded && { folded }),
  })
}

const fields = (design: string, folded?: PlanOptions['folded']) =>
  stepsOf(design, folded)
    .filter((step) => step.kind === 'field')
    .slice(2)

/** One tile on its wall; tells the colour of any place on it. */
function paintedTile(scale: number, folded?: PlanOptions['folded']) {
  const page = filled(generated('tiles', '', { numberVert: 1, numberHor: 1 }))
  const side = Math.ceil(page.template.format.width * scale)
  const pixels = paintedAtOnce(planned(page, folded && { folded }), scale, {
    left: 0,
    top: 0,
    width: side,
    height: side,
  })
  return (x: number, y: number) => {
    const at = 4 * (Math.round(y * scale) * side + Math.round(x * scale))
    return Array.from(pixels.slice(at, at + 3))
  }
}

describe('what is folded over the edge of a tile', () => {
  it('is printed', () => {
    expect(fields('tiles')).toEqual([])
  })

  it.each([
    ['dimmed', 'rgba(255, 255, 255, 0.6)', 9],
    ['covered', '#e4dfd6', 1],
  ] as const)('is %s with %s, so that 18 of 18.4 cm show', (folded, color, boxes) => {
    const [rim] = fields('tiles', folded)
    expect(rim?.color).toBe(color)
    expect(rim?.boxes).toHaveLength(boxes)
    const clip = stepsOf('tiles', folded).find((step) => step.kind === 'clip')
    const holes = clip?.path.match(/M[^Z]*Z/g)?.slice(1) ?? []
    expect(holes).toHaveLength(9)
    const [left = 0, top = 0, bottom = 0, right = 0] = holes[0]?.match(/[\d.]+/g)?.map(Number) ?? []
    expect([left, top, bottom, right].map((at) => Number(at.toFixed(6)))).toEqual([0.7, 0.7, 18.7, 18.7])
  })

  it('leaves a shadow round every tile in a picture of the product', () => {
    const steps = stepsOf('tiles', 'covered')
    const seen = generated('tiles').variation.layers.flatMap((layer) =>
      layer.kind === 'image' ? [inset(layer, 0.2)] : [],
    )
    const cards = steps.filter((step) => step.kind === 'card')
    expect(cards).toHaveLength(seen.length)
    cards.forEach(({ box }, index) => {
      for (const key of ['x', 'y', 'width', 'height'] as const) expect(box[key]).toBeCloseTo(seen[index]?.[key] ?? 0, 9)
    })
    expect(stepsOf('tiles', 'dimmed').some(({ kind }) => kind === 'card')).toBe(false)
  })

  it('leaves every photo as it is, and a shadow that begins without a step at the corners of its tile', () => {
    const scale = 20
    const seen = paintedTile(scale, 'covered')
    const printed = paintedTile(scale)
    for (const [x, y] of [
      [0.8, 0.8],
      [9.7, 0.8],
      [18.6, 9.7],
      [9.7, 18.6],
    ] as const)
      expect(seen(x, y)).toEqual(printed(x, y))
    const brightness = (x: number, y: number) => seen(x, y).reduce((sum, value) => sum + value, 0) / 3
    const besideTheTile = Array.from({ length: 60 }, (_, index) => brightness(0.66, 0.5 + index * 0.05))
    besideTheTile.slice(1).forEach((value, index) => {
      expect(Math.abs(value - (besideTheTile[index] ?? 0))).toBeLessThan(32)
    })
    expect(brightness(9.7, 18.9)).toBeLessThan(brightness(9.7, 0.5))
  })

  it('is nothing on other designs', () => {
    expect(fields('alleven', 'dimmed')).toEqual([])
  })
})
