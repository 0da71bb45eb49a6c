import { EMPTY_USERDATA, photoSlots, samplePhotoId } from '@collagerie/core/collage'
import { designFor, generateTemplate } from '@collagerie/core/designs'
import { placePhoto } from '@collagerie/core/placement'
import { expect, it } from 'vitest'
import { nextStep } from './next-step.ts'

const template = generateTemplate(designFor('alleven'), { format: { width: 50, height: 40 }, material: '', values: {} })
const choice = { templateId: 'gen-alleven', childTemplateId: '', material: '' } as const

function nextWith(...photoIds: readonly string[]) {
  const images = Object.fromEntries(photoIds.map((id, index) => [`img${index + 1}`, { photo: placePhoto(id) }]))
  return nextStep({ choice, template, userdata: { ...EMPTY_USERDATA, images } })
}

it('is the photos until every slot has a photo of the customer, and then the order', () => {
  const sample = samplePhotoId('beach')
  const full = photoSlots(template).map((_, index) => String(-1 - index))
  expect([nextWith(), nextWith(sample), nextWith('-1'), nextWith(...full.with(0, sample)), nextWith(...full)]).toEqual([
    'photos',
    'photos',
    'photos',
    'photos',
    'order',
  ])
})
