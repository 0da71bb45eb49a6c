import { describe, expect, it } from 'vitest'
import { placePhoto } from '../placement/index.ts'
import { EMPTY_USERDATA, photoUses, shownPhotos, unplacedPhotos } from './index.ts'
import { bareTemplate, imageLayer } from './testing/bare-template.ts'

const placed = (id: string) => ({ photo: placePhoto(id) })
const page = {
  choice: { templateId: 't', childTemplateId: '30x20', material: '' } as const,
  template: bareTemplate([
    imageLayer('img1', 0, 0, 9, 9),
    imageLayer('img2', 10, 0, 9, 9),
    imageLayer('img3', 20, 0, 9, 9),
  ]),
  userdata: {
    ...EMPTY_USERDATA,
    images: {
      img12: placed('far'),
      img10: placed('nearer'),
      img9: placed('b'),
      img11: placed('far'),
      img3: placed('b'),
      img1: placed('b'),
      img4: {},
    },
  },
}

describe('the photos of a collage', () => {
  it('are shown in the order of the slots', () => {
    expect(shownPhotos(page).map(({ slot, photo }) => [slot, photo.id])).toEqual([
      ['img1', 'b'],
      ['img3', 'b'],
    ])
  })

  it('are counted where they are shown', () => {
    expect([...photoUses(page)]).toEqual([['b', 2]])
  })

  it('wait, each once and in the order of their slots, when the template has no place for them', () => {
    expect(unplacedPhotos(page).map(({ slot, photo }) => [slot, photo.id])).toEqual([
      ['img10', 'nearer'],
      ['img11', 'far'],
    ])
  })
})
