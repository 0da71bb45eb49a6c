import { describe, expect, it } from 'vitest'
import { placePhoto } from '../placement/index.ts'
import { TITLE_DEFAULTS } from '../text/index.ts'
import { EMPTY_USERDATA, hasOwnContent, samplePhotoId } from './index.ts'
import { bareTemplate } from './testing/bare-template.ts'

const EMPTY = {
  choice: { templateId: 't', childTemplateId: '30x20', material: '' } as const,
  template: bareTemplate([]),
  userdata: EMPTY_USERDATA,
}
const withPhoto = (id: string) => ({
  ...EMPTY,
  userdata: { ...EMPTY_USERDATA, images: { img1: { photo: placePhoto(id) } } },
})
const titled = (text: string) => ({
  ...EMPTY,
  userdata: { ...EMPTY_USERDATA, texts: { txt1: { ...TITLE_DEFAULTS, text } } },
})

describe('a collage', () => {
  it('has nothing of its own while it is empty, or only tries sample pictures', () => {
    expect(hasOwnContent(EMPTY)).toBe(false)
    expect(hasOwnContent(withPhoto(samplePhotoId('lake')))).toBe(false)
  })

  it('has nothing of its own in a title nobody wrote, in any language', () => {
    for (const text of ['', ' ', 'Votre titre', 'YOUR TITLE']) expect(hasOwnContent(titled(text))).toBe(false)
    expect(hasOwnContent(titled('Our summer'))).toBe(true)
  })

  it('has something of its own with one photo', () => {
    expect(hasOwnContent(withPhoto('a'))).toBe(true)
  })
})
