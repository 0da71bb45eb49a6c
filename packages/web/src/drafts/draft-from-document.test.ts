import { newCollagePage, readCollageXml } from '@collagerie/core/collage'
import { SALIENCY_SIDE } from '@collagerie/core/photo'
import { placePhoto } from '@collagerie/core/placement'
import type { Template } from '@collagerie/core/template'
import { TITLE_DEFAULTS } from '@collagerie/core/text'
import { describe, expect, it } from 'vitest'
import type { LibraryPhoto } from '../photos/library-store.ts'
import { loadedPhoto, loadingPhoto, refusedPhoto } from '../photos/testing/photos.ts'
import { draftFromDocument } from './draft-from-document.ts'
import { type Draft, type DraftPhoto, parseDraft } from './draft-record.ts'

const slots = ['img1', 'img2', 'img3']
const template: Template = {
  designer: 'test',
  design: '',
  screenDpcm: 40,
  material: '',
  hasCustomSizes: false,
  format: { width: 30, height: 20 },
  variation: {
    id: 'default',
    borderMode: 0,
    layers: [
      ...slots.map((slot, index) => {
        return { kind: 'image', slot, x: index * 10, y: 0, width: 10, height: 16, rotation: 0, printMargin: 0 } as const
      }),
      { kind: 'text', slot: 'txt1', x: 0, y: 16, width: 30, height: 4, rotation: 0, editable: true, look: {} },
    ],
  },
}

interface Given {
  readonly library: readonly LibraryPhoto[]
  readonly order?: readonly string[]
  /** A photo per slot, the fourth in a slot the template does not have. */
  readonly placed?: readonly string[]
  readonly before?: readonly DraftPhoto[]
  readonly filed?: readonly string[]
  readonly title?: string
}

function draftOf({ library, order, placed = [], before = [], filed = [], title }: Given): Draft {
  const begun = newCollagePage({ templateId: 'gen-x', childTemplateId: '30x20', material: '' }, template)
  const images = Object.fromEntries(placed.map((id, index) => [`img${index + 1}`, { photo: placePhoto(id) }]))
  const texts = title === undefined ? {} : { txt1: { ...TITLE_DEFAULTS, text: title } }
  const page = { ...begun, userdata: { ...begun.userdata, images, texts } }
  return draftFromDocument(
    {
      draftId: 'd1',
      pages: [page],
      shown: 0,
      savedId: undefined,
      opened: undefined,
      isOfAccount: false,
      isUnsaved: true,
    },
    {
      photos: Object.fromEntries(library.map((photo) => [photo.id, photo])),
      order: order ?? library.map(({ id }) => id),
    },
    { photos: new Map(before.map((photo) => [photo.id, photo])), hasBytes: (id) => filed.includes(id) },
    1000,
  )
}

function placedIds({ xml }: Draft): readonly (string | undefined)[] {
  const read = readCollageXml(xml)
  if (!read.ok || read.value.content.kind !== 'sheet') throw new Error('Not a sheet.')
  return Object.values(read.value.content.sheet.userdata.images).map(({ photo }) => photo?.id)
}

const ids = ({ photos }: Draft) => photos.map(({ id }) => id)

describe('the draft of a document', () => {
  it('is read as it was written', () => {
    const draft = draftOf({ library: [loadedPhoto('-2', { rotation: 90, uniqueFileId: 'u' })], placed: ['-2'] })
    expect(parseDraft(structuredClone(draft))).toEqual(draft)
    expect(draft).toMatchObject({ draftId: 'd1', templateId: 'gen-x', format: { width: 30, height: 20 } })
    expect(draft.photos).toEqual([
      {
        id: '-2',
        name: 'photo-2.jpg',
        photoType: 'computer',
        uniqueFileId: 'u',
        facts: { width: 4000, height: 3000, rotation: 90 },
        isOffered: true,
      },
    ])
  })

  it('keeps what a photo shows, and does without where that cannot be read', () => {
    const content = {
      faces: [{ x: 0.1, y: 0.2, width: 0.3, height: 0.4 }],
      saliency: Array.from({ length: SALIENCY_SIDE ** 2 }, (_, index) => index % 256),
      sharpness: 0.5,
      exposure: 1,
      fingerprint: '0123456789abcdef',
      tone: [50, -3, 12],
    } as const
    const draft = draftOf({ library: [loadedPhoto('-2', { content })], placed: ['-2'] })
    expect(parseDraft(structuredClone(draft))?.photos[0]?.content).toEqual(content)
    const [photo] = draft.photos
    const broken = { ...draft, photos: [{ ...photo, content: { ...content, saliency: 'none' } }] }
    expect(parseDraft(broken)?.photos).toEqual([{ ...photo, content: undefined }])
    const { content: _, ...older } = photo ?? {}
    expect(parseDraft({ ...draft, photos: [older] })?.photos).toEqual([older])
  })

  it('has the photos in the order they are offered in, placed or not', () => {
    const library = ['-2', '-3', '-4'].map((id) => loadedPhoto(id))
    const draft = draftOf({ library, order: ['-4', '-2', '-3'], placed: ['-3'] })
    expect(ids(draft)).toEqual(['-4', '-2', '-3'])
    expect(placedIds(draft)).toEqual(['-3'])
  })

  it('keeps a photo that only a slot of another template has, as one that is not offered', () => {
    const library = ['-2', '-3', '-4', '-5'].map((id) => loadedPhoto(id))
    const draft = draftOf({ library, order: ['-2', '-3', '-4'], placed: ['-2', '-3', '-4', '-5'] })
    expect(draft.photos.map(({ id, isOffered }) => [id, isOffered]).at(-1)).toEqual(['-5', false])
    expect(placedIds(draft)).toEqual(['-2', '-3', '-4', '-5'])
  })

  it('leaves out what is still being read or was refused', () => {
    expect(ids(draftOf({ library: [loadingPhoto('-2', 'a.jpg'), refusedPhoto('-3'), loadedPhoto('-4')] }))).toEqual([
      '-4',
    ])
  })

  it("is called by the title its customer wrote, and by none where the words are the shop's", () => {
    expect(draftOf({ library: [], title: 'Notre été' }).title).toBe('Notre été')
    expect(draftOf({ library: [], title: 'VOTRE TITRE' }).title).toBeUndefined()
  })

  it('does not forget what it knew of a photo while that is being read back', () => {
    const [known] = draftOf({ library: [loadedPhoto('-2', { rotation: 180 })] }).photos
    const draft = draftOf({ library: [loadingPhoto('-2', 'a.jpg')], before: known ? [known] : [] })
    expect(draft.photos).toEqual([known])
  })

  it("names a photo by the server's id where this browser lacks its bytes, and only there", () => {
    const library = [loadedPhoto('-2', { serverId: 'A' }), loadedPhoto('-3', { serverId: 'B' }), loadedPhoto('-4')]
    const draft = draftOf({ library, placed: ['-2', '-3', '-4'], filed: ['-3'] })
    expect(ids(draft)).toEqual(['A', '-3', '-4'])
    expect(placedIds(draft)).toEqual(['A', '-3', '-4'])
  })
})

describe('the draft of several pages', () => {
  it('has every page with its photos, the page that is shown, and the first one for its card', () => {
    const xml =
      '<collage><pages><page templateId="gen-x" childTemplateId="30x20"><userdata/><later/></page><page templateId="gen-y" childTemplateId="s"><userdata/></page></pages></collage>'
    const read = readCollageXml(xml)
    if (!read.ok) throw new Error(read.failure.reason)
    const first = newCollagePage({ templateId: 'gen-x', childTemplateId: '30x20', material: '' }, template)
    const second = { ...first, choice: { ...first.choice, templateId: 'gen-y', childTemplateId: 's' } }
    const images = { img1: { photo: placePhoto('-2') } }
    const filled = { ...second, userdata: { ...second.userdata, images } }
    const draft = draftFromDocument(
      {
        draftId: 'd1',
        pages: [first, filled],
        shown: 1,
        savedId: undefined,
        opened: { saved: read.value, pages: [first, second] },
        isOfAccount: false,
        isUnsaved: true,
      },
      { photos: { '-2': loadedPhoto('-2') }, order: [] },
      { photos: new Map(), hasBytes: () => false },
      1000,
    )
    expect(parseDraft(structuredClone(draft))).toMatchObject({ shownPage: 1, templateId: 'gen-x', pages: 2 })
    expect(draft.photos.map(({ id, isOffered }) => [id, isOffered])).toEqual([['-2', false]])
    const again = readCollageXml(draft.xml)
    expect(again.ok && again.value).toMatchObject({
      content: { kind: 'pages', pages: [{ templateId: 'gen-x' }, { sheet: { userdata: { images } } }] },
      extras: read.value.extras,
    })
  })
})

describe('a record of the database', () => {
  const draft = draftOf({ library: [loadedPhoto('-2')] })

  it.each([
    ['of a later version', { ...draft, version: 2 }],
    ['without a document', { ...draft, xml: undefined }],
    ['with a photo that is none', { ...draft, photos: [{ id: '-2' }] }],
    [
      'with a photo turned askew',
      { ...draft, photos: [{ ...draft.photos[0], facts: { width: 1, height: 1, rotation: 45 } }] },
    ],
    ['without a date', { ...draft, updatedAt: Number.NaN }],
    ['of no size', { ...draft, format: { width: 0, height: 20 } }],
    ['that is nothing', undefined],
    ['that is a word', 'draft'],
  ])('is no draft: one %s', (_case, record) => {
    expect(parseDraft(record)).toBeUndefined()
  })
})
