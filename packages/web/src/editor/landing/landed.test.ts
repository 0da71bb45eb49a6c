import { type CollagePage, EMPTY_USERDATA, newCollagePage } from '@collagerie/core/collage'
import { designFor, generateTemplate } from '@collagerie/core/designs'
import { placePhoto } from '@collagerie/core/placement'
import { describe, expect, it } from 'vitest'
import { landedOn } from './landed.ts'

const template = generateTemplate(designFor('alleven'), {
  format: { width: 50, height: 40 },
  material: '',
  values: {},
})
const empty = newCollagePage({ templateId: 'gen-alleven', childTemplateId: '', material: '' }, template)
const withPhotos = (photos: Readonly<Record<string, string>>): CollagePage => ({
  ...empty,
  userdata: {
    ...EMPTY_USERDATA,
    images: Object.fromEntries(
      Object.entries(photos).map(([slot, id]) => [slot, { photo: placePhoto(id, 0) }] as const),
    ),
  },
})

describe('the photos that land', () => {
  it('are those that were not on the sheet before, each in its slot', () => {
    const before = withPhotos({ img1: '-2' })
    const after = withPhotos({ img1: '-2', img2: '-3', img3: '-4' })
    expect(landedOn(before, after)).toEqual([
      { slot: 'img2', photoId: '-3' },
      { slot: 'img3', photoId: '-4' },
    ])
  })

  it('are none where photos only changed places, or left', () => {
    const before = withPhotos({ img1: '-2', img2: '-3' })
    expect(landedOn(before, withPhotos({ img1: '-3', img2: '-2' }))).toEqual([])
    expect(landedOn(before, empty)).toEqual([])
  })

  it('are none on another template', () => {
    const other = { ...withPhotos({ img1: '-2' }), template: { ...template } }
    expect(landedOn(empty, other)).toEqual([])
  })
})
