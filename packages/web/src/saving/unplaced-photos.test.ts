import { newCollagePage } from '@collagerie/core/collage'
import { designFor, generateTemplate } from '@collagerie/core/designs'
import { apply } from '@collagerie/core/edit'
import { placePhoto } from '@collagerie/core/placement'
import { expect, it } from 'vitest'
import { loadedPhoto } from '../photos/testing/photos.ts'
import { MOST_UNPLACED_BYTES, unplacedNotKept, unplacedOnServer, unplacedToSend } from './unplaced-photos.ts'

const template = generateTemplate(designFor('single'), {
  format: { width: 50, height: 40 },
  material: '',
  values: {},
})
const empty = newCollagePage({ templateId: 'gen-single', childTemplateId: '50x40', material: '' }, template)
const pages = [apply(empty, { kind: 'place photo', slot: 'img1', photo: placePhoto('placed') })]

function library(...photos: readonly ReturnType<typeof loadedPhoto>[]) {
  return { photos: Object.fromEntries(photos.map((photo) => [photo.id, photo])), order: photos.map(({ id }) => id) }
}

const here = loadedPhoto('here')
const sent = loadedPhoto('sent', { serverId: 's1' })
const placed = loadedPhoto('placed')
const quote = loadedPhoto('quote', { photoType: 'quotes' })

it('a photo without a slot is sent with a save, and named once the server has it', () => {
  const file = () => new Blob(['1234'])
  expect(unplacedToSend(pages, library(placed, sent, here, quote), file)).toEqual([
    { id: 'here', name: here.name, bytes: 4 },
  ])
  expect(unplacedOnServer(pages, library(placed, sent, here, quote))).toEqual(['sent'])
  expect(unplacedNotKept(pages, library(placed, sent, here, quote), [])).toBe(1)
})

it('no more is sent than a save can carry beside the collage', () => {
  const large = { size: MOST_UNPLACED_BYTES * 0.6 } as Blob
  const two = library(here, loadedPhoto('second'))
  expect(unplacedToSend(pages, two, () => large)).toHaveLength(1)
})
