import { expect, it } from 'vitest'
import { areLoosePhotosOutdated } from './draft-limits.ts'
import { newDraft, parseDraft } from './draft-record.ts'
import { newLoosePhotos, parseLoosePhotos } from './loose-photos.ts'

const HOUR = 3_600_000
const photo = { id: '-2', name: 'a.jpg', photoType: 'computer', isOffered: true } as const
const loose = newLoosePhotos({ draftId: 'a', updatedAt: 0, photos: [photo] })
const draft = newDraft({
  draftId: 'a',
  xml: '<collage/>',
  isUnsaved: true,
  templateId: 'alleven',
  format: { width: 40, height: 30 },
  updatedAt: 0,
  photos: [photo],
})

it('photos without a collage lie where its draft will, and neither is taken for the other', () => {
  expect(parseLoosePhotos(structuredClone(loose))).toEqual(loose)
  expect(parseDraft(loose)).toBeUndefined()
  expect(parseLoosePhotos(draft)).toBeUndefined()
  expect(parseLoosePhotos({ ...loose, photos: [{ id: '' }] })).toBeUndefined()
})

it('photos without a collage go after two days: their tab is gone by then', () => {
  expect([47 * HOUR, 49 * HOUR].map((now) => areLoosePhotosOutdated(loose, now))).toEqual([false, true])
})
