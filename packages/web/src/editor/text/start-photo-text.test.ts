import { type CollagePage, newCollagePage } from '@collagerie/core/collage'
import { placePhoto } from '@collagerie/core/placement'
import type { Template } from '@collagerie/core/template'
import { type MeasureText, PHOTO_TEXT_DEFAULTS, type TextData, typeText } from '@collagerie/core/text'
import { describe, expect, it } from 'vitest'
import { startPhotoText } from './start-photo-text.ts'

/** Every letter half as wide as the font is high. */
const measure: MeasureText = (text, { fontSize }) => ({
  width: text.length * fontSize * 0.5,
  ascent: fontSize * 0.75,
  descent: fontSize * 0.25,
})

const LARGE = { width: 30, height: 20 }
const SMALL = { width: 5, height: 3 }

const template: Template = {
  designer: 'generated',
  design: 'alleven',
  screenDpcm: 40,
  material: '',
  hasCustomSizes: true,
  format: LARGE,
  variation: {
    id: 'default',
    borderMode: 0,
    layers: [{ kind: 'image', slot: 'img1', x: 0, y: 0, ...LARGE, rotation: 0, printMargin: 0 }],
  },
}

function collageWith(text?: TextData): CollagePage {
  const page = newCollagePage({ templateId: 'a', childTemplateId: 'b', material: '' }, template)
  const data = { photo: placePhoto('-2', 0), ...(text && { text }) }
  return { ...page, userdata: { ...page.userdata, images: { img1: data } } }
}

describe('the text a photo starts with in its dialog', () => {
  const written = { ...PHOTO_TEXT_DEFAULTS, text: 'Nos vacances en famille', fontSize: 1.693 }

  it('is the one it has, where it fits', () => {
    expect(startPhotoText(collageWith(written), 'img1', LARGE, measure)).toEqual(written)
  })

  it('is as small as it is painted in a smaller slot, so that a letter less is one letter less', () => {
    const start = startPhotoText(collageWith(written), 'img1', SMALL, measure)
    expect(start).toEqual({ ...written, fontSize: 0.706 })
    expect(typeText(start, start.text.slice(0, -1), SMALL, measure).text).toBe('Nos vacances en famill')
  })

  it('is none at first, in a size in proportion to the photo', () => {
    expect(startPhotoText(collageWith(), 'img1', LARGE, measure)).toEqual({ ...PHOTO_TEXT_DEFAULTS, fontSize: 1.693 })
    const large = { width: 60, height: 40 }
    expect(startPhotoText(collageWith(), 'img1', large, measure)).toMatchObject({ fontSize: 3.387 })
  })

  it('starts on a small photo in the largest ordinary size that leaves room for a few words', () => {
    const ordinary = { width: 9, height: 6 }
    expect(startPhotoText(collageWith(), 'img1', ordinary, measure)).toMatchObject({ fontSize: 0.917 })
    const narrow = { width: 3.5, height: 3 }
    expect(startPhotoText(collageWith(), 'img1', narrow, measure)).toMatchObject({ text: '', fontSize: 0.706 })
  })
})
