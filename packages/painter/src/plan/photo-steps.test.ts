import { photoBorderOf, photoSlots } from '@collagerie/core/collage'
import { designFor, generateTemplate } from '@collagerie/core/designs'
import { PHOTO_BORDER_TYPES, photoBorderFacts } from '@collagerie/core/template'
import { describe, expect, it } from 'vitest'
import { filled, generated, planned } from '../testing/test-scene.ts'

describe.each(PHOTO_BORDER_TYPES)('a %s border', (photoBorderType) => {
  const template = generated('pilealleven')
  const { variation } = template
  const { card } = photoBorderFacts(photoBorderType)
  const photoBorder = card?.border ?? variation.photoBorder ?? 0
  const page = filled({ ...template, variation: { ...variation, photoBorder, photoBorderType } })
  const steps = planned(page)

  it('leaves the photo the very box its slot has for editing, inside the border', () => {
    const slots = photoSlots(page.template)
    const painted = steps.filter((step) => step.kind === 'photo').map(({ slot, box }) => [slot, box])
    expect(painted).toHaveLength(slots.length)
    for (const { slot, box, outer } of slots) {
      expect(painted).toContainEqual([slot, expect.objectContaining(box)])
      expect(box.width).toBeLessThan(outer.width)
    }
  })

  it('is a card where it has light and shadow, else plain paper', () => {
    const cards = steps.filter((step) => step.kind === 'card').map(({ glow, shadow }) => ({ glow, shadow }))
    const rims = page.template.variation.layers.flatMap((layer) =>
      layer.kind === 'image' ? [photoBorderOf(layer, page.template.variation)] : [],
    )
    const lit = rims.map((rim) => ({
      glow: expect.closeTo(((card?.glow ?? 0) * rim) / (card?.border ?? 1), 9),
      shadow: expect.closeTo(((card?.shadow ?? 0) * rim) / (card?.border ?? 1), 9),
    }))
    expect(cards).toEqual(card ? lit : [])
  })
})

describe('the shadow of a print', () => {
  const leastShadowOn = (width: number, height: number) => {
    const template = generateTemplate(designFor('bordersplit'), { format: { width, height }, material: '', values: {} })
    return Math.min(...planned(filled(template)).flatMap((step) => (step.kind === 'card' ? [step.shadow] : [])))
  }

  it('grows with the sheet, as its border is the same on every one', () => {
    expect(leastShadowOn(40, 30)).toBeCloseTo(0.5, 6)
    expect(leastShadowOn(75, 100) / leastShadowOn(40, 30)).toBeCloseTo(75 / 40, 6)
    expect(leastShadowOn(140, 100)).toBeGreaterThanOrEqual(0.01 * 100)
  })
})
