import { describe, expect, it } from 'vitest'
import { type CollagePage, newCollagePage, shapeColour } from '../collage/index.ts'
import { DESIGN_TYPES } from '../designs/index.ts'
import { MATERIALS } from '../format/index.ts'
import { chooseMaterial } from './change-material.ts'
import { generatedTemplateOf } from './choice.ts'
import { onMaterial } from './on-material.ts'
import { offeredTemplate, startedChoice } from './testing/offered-template.ts'

const choice = chooseMaterial(startedChoice('alleven'), 'POSTER')
const template = generatedTemplateOf(choice)
if (!template) throw new Error('the choice is of a drawn template')
const page = newCollagePage(
  { templateId: choice.offered.id, childTemplateId: choice.size.id, material: 'POSTER' },
  template,
)

function groundsOf({ template: { variation } }: CollagePage) {
  return variation.layers.filter((layer) => layer.kind === 'shapeoverlay')
}

describe('a collage on another material', () => {
  it('is made anew for it where its design can be, with the same controls', () => {
    const wrapped = onMaterial(page, choice.offered, 'CANVAS2CM')
    expect(wrapped.choice.material).toBe('CANVAS2CM')
    expect(wrapped.template).toEqual(generatedTemplateOf({ ...choice, material: 'CANVAS2CM' }))
    expect(wrapped.template).not.toEqual(template)
  })

  it.each(DESIGN_TYPES)('has the ground that was chosen on any other: %s', (type) => {
    const started = startedChoice(type)
    const materials = MATERIALS.filter((material) => started.size.materials.includes(material))
    for (const saved of materials) {
      const made = generatedTemplateOf({ ...started, material: saved })
      if (!made) throw new Error(`${type} is no design`)
      const ids = { templateId: started.offered.id, childTemplateId: started.size.id, material: saved }
      const blank = newCollagePage(ids, made)
      const shapes = Object.fromEntries(groundsOf(blank).map(({ slot }) => [slot, '#123456']))
      const chosen = { photoBackgroundColor: '#123456', photoBorderAutomaticColor: false, shapes }
      const blue = { ...blank, userdata: { ...blank.userdata, ...chosen } }
      for (const ordered of materials) {
        const piece = onMaterial(blue, started.offered, ordered)
        const grounds = groundsOf(piece)
        expect([saved, ordered, ...grounds.map((ground) => shapeColour(piece, ground))]).toEqual([
          saved,
          ordered,
          ...grounds.map(() => '#123456'),
        ])
        expect(grounds).not.toEqual([])
      }
    }
  })

  it('keeps its template where that is drawn, or offered no more', () => {
    for (const offered of [undefined, offeredTemplate('static')]) {
      const ordered = onMaterial(page, offered, 'DIBOND')
      expect([ordered.choice.material, ordered.template]).toEqual(['DIBOND', template])
    }
  })
})
