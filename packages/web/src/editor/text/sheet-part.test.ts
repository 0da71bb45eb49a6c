import { newCollagePage, photoSlots } from '@collagerie/core/collage'
import { DESIGN_TYPES, designFor, generateTemplate } from '@collagerie/core/designs'
import { intersection } from '@collagerie/core/geometry'
import type { Template } from '@collagerie/core/template'
import { describe, expect, it } from 'vitest'
import { bandAround, fieldAround, photoPart, sheetPart } from './sheet-part.ts'

const template: Template = {
  designer: 'generated',
  design: 'alleven',
  screenDpcm: 40,
  material: 'CANVAS2CM',
  hasCustomSizes: true,
  format: { width: 30, height: 40 },
  variation: {
    id: 'default',
    borderMode: 0,
    photoBorder: 0.5,
    layers: [
      {
        kind: 'shapeoverlay',
        slot: 'overlayshape1',
        defaultColor: '0xffffff',
        printMargin: 2.5,
        rectangles: [{ x: 0, y: 30, width: 30, height: 10 }],
        circles: [{ x: 5, y: 35, radius: 1 }],
      },
      { kind: 'image', slot: 'img1', x: 1, y: 1, width: 28, height: 28, rotation: 4, printMargin: 0 },
      { kind: 'text', slot: 'txt1', x: 2, y: 32, width: 26, height: 4, rotation: 0, editable: true, look: {} },
      { kind: 'frame' },
    ],
  },
}
const page = newCollagePage({ templateId: 'a', childTemplateId: 'b', material: 'CANVAS2CM' }, template)

describe('a part of the sheet', () => {
  it('is the full width around the texts, never more than the format', () => {
    expect(bandAround([{ x: 2, y: 32, width: 26, height: 4 }], template.format)).toEqual({
      x: 0,
      y: 31.5,
      width: 30,
      height: 5,
    })
    expect(bandAround([{ x: 0, y: 0.2, width: 5, height: 39.7 }], template.format)).toMatchObject({ y: 0, height: 40 })
  })

  it('is the field a drawn title stands in, from photo to photo', () => {
    const photos = [
      { x: 0, y: 0, width: 20, height: 40 },
      { x: 22, y: 0, width: 28, height: 20 },
    ]
    const field = fieldAround([{ x: 26, y: 26, width: 20, height: 8 }], photos, { width: 50, height: 40 })
    expect(field).toEqual({ x: 20, y: 20, width: 30, height: 20 })
  })

  it('moves every layer and has no margin of its own', () => {
    const part = sheetPart(page, { x: 0, y: 31.5, width: 30, height: 5 })
    expect(part.choice.material).toBe('')
    expect(part.template.format).toEqual({ width: 30, height: 5 })
    expect(part.template.variation.layers).toMatchObject([
      { rectangles: [{ x: 0, y: -1.5 }], circles: [{ x: 5, y: 3.5, radius: 1 }] },
      { slot: 'img1', x: 1, y: -30.5 },
      { slot: 'txt1', x: 2, y: 0.5 },
      { kind: 'frame' },
    ])
  })

  it('can be one photo, upright and without its border', () => {
    const part = photoPart(page, 'img1')
    expect(part?.template.format).toEqual({ width: 27, height: 27 })
    expect(part?.template.variation.layers).toMatchObject([
      { kind: 'image', slot: 'img1', x: 0, y: 0, width: 27, height: 27, rotation: 0, photoBorder: 0 },
    ])
    expect(photoPart(page, 'img9')).toBeUndefined()
  })

  it.each(DESIGN_TYPES)('of a photo of %s wrapped round its frame ends where the front does', (design) => {
    const input = { format: { width: 60, height: 40 }, material: 'CANVAS4CM', values: { marginCM: 0 } } as const
    const wrapped = generateTemplate(designFor(design), input)
    const made = newCollagePage({ templateId: 'a', childTemplateId: 'b', material: 'CANVAS4CM' }, wrapped)
    for (const { slot, box, rotation } of photoSlots(wrapped)) {
      const part = photoPart(made, slot)
      const [layer] = part?.template.variation.layers ?? []
      if (!part || layer?.kind !== 'image') throw new Error('no photo')
      expect([layer.width, layer.height]).toEqual([box.width, box.height])
      if (rotation !== 0) continue
      // The part's place on the sheet: inside the format, as far as the photo reaches.
      const seen = { x: box.x - layer.x, y: box.y - layer.y, ...part.template.format }
      expect(seen).toEqual(intersection(box, { x: 0, y: 0, ...wrapped.format }))
    }
  })
})
