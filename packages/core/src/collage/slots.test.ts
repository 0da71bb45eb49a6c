import { describe, expect, it } from 'vitest'
import { placePhoto } from '../placement/index.ts'
import { TITLE_DEFAULTS } from '../text/index.ts'
import { EMPTY_USERDATA, emptySlots, isFinished, photoSlotOf, photoSlots, slotDataOf, textSlots } from './index.ts'
import { bareTemplate, imageLayer, textLayer } from './testing/bare-template.ts'

const choice = { templateId: 't', childTemplateId: '30x20', material: '' } as const
const images = [imageLayer('img1', 0, 0, 10, 20), { ...imageLayer('img2', 12, 2, 10, 10), photoBorder: 1 }]

const withImages = (filled: Record<string, object>) => ({
  choice,
  template: bareTemplate(images),
  userdata: { ...EMPTY_USERDATA, images: filled },
})

describe('photo slots', () => {
  it('come in the order of the template', () => {
    const template = bareTemplate([
      images[1] ?? imageLayer('', 0, 0, 1, 1),
      textLayer('txt1', 0, 0, 1, 1),
      imageLayer('img1', 0, 0, 1, 1),
    ])
    expect(photoSlots(template).map(({ slot }) => slot)).toEqual(['img2', 'img1'])
  })

  it('show the photo inside their border, their own before the general one', () => {
    const [first, second] = photoSlots(bareTemplate(images, { photoBorder: 0.5 }))
    expect(first?.box).toEqual({ x: 0.5, y: 0.5, width: 9, height: 19 })
    expect(second?.box).toEqual({ x: 13, y: 3, width: 8, height: 8 })
    expect(second?.outer).toEqual({ x: 12, y: 2, width: 10, height: 10 })
  })

  it('grow into the margin only where they touch the edge', () => {
    const [first, second] = photoSlots(bareTemplate(images.map((layer) => ({ ...layer, printMargin: 2.5 }))))
    expect(first?.outer).toEqual({ x: -2.5, y: -2.5, width: 12.5, height: 25 })
    expect(second?.outer).toEqual({ x: 12, y: 2, width: 10, height: 10 })
  })

  it('are found by name', () => {
    expect(photoSlotOf(bareTemplate(images), 'img2')?.rotation).toBe(0)
    expect(photoSlotOf(bareTemplate(images), 'img3')).toBeUndefined()
  })
})

describe('text slots', () => {
  it('are those a customer may change', () => {
    const fixed = { ...textLayer('txt9', 0, 0, 5, 5), editable: false }
    expect(textSlots(bareTemplate([textLayer('txt1', 0, 0, 5, 5), fixed])).map(({ slot }) => slot)).toEqual(['txt1'])
  })
})

describe('what is in the slots', () => {
  const photo = placePhoto('a')

  it('is finished when every slot of the template has a photo', () => {
    const half = withImages({ img1: { photo }, img7: { photo } })
    expect(emptySlots(half).map(({ slot }) => slot)).toEqual(['img2'])
    expect(isFinished(half)).toBe(false)
    expect(isFinished(withImages({ img1: { photo }, img2: { photo } }))).toBe(true)
  })

  it('is not finished by a text alone', () => {
    expect(isFinished(withImages({ img1: { photo }, img2: { text: TITLE_DEFAULTS } }))).toBe(false)
  })

  it('is never what every object has', () => {
    expect(slotDataOf(withImages({}), 'constructor')).toBeUndefined()
    expect(slotDataOf(withImages({ img1: { photo } }), 'img1')).toEqual({ photo })
  })
})
