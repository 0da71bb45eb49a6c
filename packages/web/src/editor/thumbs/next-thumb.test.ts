import { EMPTY_USERDATA, samplePhotoId } from '@collagerie/core/collage'
import { designFor, generateTemplate } from '@collagerie/core/designs'
import { placePhoto } from '@collagerie/core/placement'
import { expect, it } from 'vitest'
import { nextThumb } from './next-thumb.ts'

const template = generateTemplate(designFor('alleven'), { format: { width: 50, height: 40 }, material: '', values: {} })
const choice = { templateId: 'gen-alleven', childTemplateId: '', material: '' } as const

function nextWith(...photoIds: readonly string[]) {
  const images = Object.fromEntries(photoIds.map((id, index) => [`img${index + 1}`, { photo: placePhoto(id) }]))
  return nextThumb({ choice, template, userdata: { ...EMPTY_USERDATA, images } })
}

it('is the photos while the sheet is empty or has samples alone, and the order from the first photo on', () => {
  const sample = samplePhotoId('beach')
  expect([nextWith(), nextWith(sample), nextWith(sample, '-1'), nextWith('-1')]).toEqual([
    'photos',
    'photos',
    'order',
    'order',
  ])
})
