import { describe, expect, it } from 'vitest'
import { newCollage } from '../collage/index.ts'
import { chooseMaterial } from './change-material.ts'
import { generatedTemplateOf } from './choice.ts'
import { onMaterial } from './on-material.ts'
import { offeredTemplate, startedChoice } from './testing/offered-template.ts'

const choice = chooseMaterial(startedChoice('alleven'), 'POSTER')
const template = generatedTemplateOf(choice)
if (!template) throw new Error('the choice is of a drawn template')
const collage = newCollage(
  { templateId: choice.offered.id, childTemplateId: choice.size.id, material: 'POSTER' },
  template,
)

describe('a collage on another material', () => {
  it('is made anew for it where its design can be, with the same controls', () => {
    const wrapped = onMaterial(collage, choice.offered, 'CANVAS2CM')
    expect(wrapped.choice.material).toBe('CANVAS2CM')
    expect(wrapped.template).toEqual(generatedTemplateOf({ ...choice, material: 'CANVAS2CM' }))
    expect(wrapped.template).not.toEqual(template)
  })

  it('keeps its template where that is drawn, or offered no more', () => {
    for (const offered of [undefined, offeredTemplate('static')]) {
      const ordered = onMaterial(collage, offered, 'DIBOND')
      expect([ordered.choice.material, ordered.template]).toEqual(['DIBOND', template])
    }
  })
})
