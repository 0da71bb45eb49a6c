import { newCollagePage, photoSlots } from '@collagerie/core/collage'
import { DESIGN_TYPES, designFor, generateTemplate } from '@collagerie/core/designs'
import { apply } from '@collagerie/core/edit'
import { centreOf } from '@collagerie/core/geometry'
import { placePhoto } from '@collagerie/core/placement'
import { describe, expect, it } from 'vitest'
import { slotsTouchedBy } from './slots-touched-by.ts'

const filled = (design: (typeof DESIGN_TYPES)[number]) => {
  const template = generateTemplate(designFor(design), { format: { width: 50, height: 50 }, material: '', values: {} })
  const empty = newCollagePage({ templateId: `gen-${design}`, childTemplateId: '50x50', material: '' }, template)
  return photoSlots(template).reduce(
    (page, { slot }) => apply(page, { kind: 'place photo', slot, photo: placePhoto(slot) }),
    empty,
  )
}

describe('what a rectangle touches', () => {
  it.each(DESIGN_TYPES)('is every photo of %s where it is the sheet, and one alone where it lies in it', (design) => {
    const page = filled(design)
    const slots = photoSlots(page.template)
    const whole = { x: 0, y: 0, ...page.template.format }
    expect(slotsTouchedBy(page, whole)).toEqual(slots.map(({ slot }) => slot))
    for (const { slot, outer } of slots) {
      expect(slotsTouchedBy(page, { ...centreOf(outer), width: 0.01, height: 0.01 })).toContain(slot)
    }
  })

  it('is nothing between the photos, nor an empty slot', () => {
    const page = filled('alleven')
    const [first] = photoSlots(page.template)
    if (!first) throw new Error('there is no slot')
    expect(slotsTouchedBy(page, { x: 0, y: 0, width: 50, height: first.outer.y / 2 })).toEqual([])
    const emptied = apply(page, { kind: 'remove photo', slot: first.slot })
    expect(slotsTouchedBy(emptied, first.outer)).not.toContain(first.slot)
  })

  it('is not a turned photo beside whose corner it lies', () => {
    const page = filled('alleven')
    const { template } = page
    const layers = template.variation.layers.map((layer) =>
      layer.kind === 'image' ? { ...layer, x: 10, y: 10, width: 10, height: 10, rotation: 45 } : layer,
    )
    const turned = { ...page, template: { ...template, variation: { ...template.variation, layers } } }
    expect(slotsTouchedBy(turned, { x: 8.5, y: 8.5, width: 2, height: 2 })).toEqual([])
    expect(slotsTouchedBy(turned, { x: 8.5, y: 14, width: 2, height: 2 })).not.toEqual([])
  })
})
