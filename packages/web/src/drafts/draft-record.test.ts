import { SALIENCY_SIDE } from '@collagerie/core/photo'
import { describe, expect, it } from 'vitest'
import { parseDraft } from './draft-record.ts'

const ALL = SALIENCY_SIDE ** 2

function draftWith(saliency: unknown) {
  const content = {
    faces: [],
    saliency,
    sharpness: 0.5,
    exposure: 0.5,
    fingerprint: '0123456789abcdef',
    tone: [50, 0, 0],
  }
  const photo = { id: 'photo', name: 'a.jpg', photoType: 'computer', content, isOffered: true }
  return {
    version: 1,
    draftId: 'draft',
    xml: '<collage/>',
    isUnsaved: true,
    templateId: 'alleven',
    format: { width: 40, height: 30 },
    updatedAt: 0,
    photos: [photo],
  }
}

const readOf = (saliency: unknown) => parseDraft(draftWith(saliency))?.photos[0]

describe('what a draft says a photo shows', () => {
  it('is read', () => {
    expect(readOf(Array.from({ length: ALL }, () => 255))?.content?.saliency).toHaveLength(ALL)
  })

  it.each([null, true, '12', Number.NaN, -1, 256, [3]])('is looked at again where %j stands for a number', (wrong) => {
    const read = readOf(Array.from({ length: ALL }, (_, index) => (index === 7 ? wrong : 0)))
    expect([read?.id, read?.content]).toEqual(['photo', undefined])
  })
})
