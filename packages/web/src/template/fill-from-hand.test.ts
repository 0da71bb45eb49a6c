// @vitest-environment happy-dom
import { newCollagePage } from '@collagerie/core/collage'
import { designFor, generateTemplate } from '@collagerie/core/designs'
import { apply } from '@collagerie/core/edit'
import { placePhoto } from '@collagerie/core/placement'
import { expect, it } from 'vitest'
import { openDocument } from '../document/document-store.ts'
import { movingPhotos } from './fill-from-hand.ts'

const template = generateTemplate(designFor('single'), {
  format: { width: 50, height: 40 },
  material: '',
  values: {},
})
const empty = newCollagePage({ templateId: 'gen-single', childTemplateId: '50x40', material: '' }, template)
const pageWith = (photo: string) => apply(empty, { kind: 'place photo', slot: 'img1', photo: placePhoto(photo) })

it('a page moves into another template with its own photos and the free ones; those of other pages stay there', () => {
  const shown = pageWith('own')
  openDocument({ pages: [shown, pageWith('elsewhere')] })
  const photos = ['own', 'elsewhere', 'free'].map((id) => ({ id }))
  expect(movingPhotos(shown, photos)).toEqual(['own', 'free'])
})
