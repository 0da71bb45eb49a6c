// @vitest-environment happy-dom
import { newCollage, photoUses } from '@collagerie/core/collage'
import { designFor, generateTemplate } from '@collagerie/core/designs'
import { beforeEach, describe, expect, it } from 'vitest'
import { type LibraryPhoto, syncUsed, useLibrary } from '../photos/library-store.ts'
import { openDocument, undoLast, useDocument } from './document-store.ts'
import { fillable, originalIn, placeIn, takeAway } from './photo-actions.ts'

const common = { uniqueFileId: 'x', used: 0, serverId: undefined, photoType: 'computer' } as const
const loaded = { state: 'IMAGE', width: 30, height: 20, rotation: 90, takenAt: 5, thumbUrl: '' } as const
const photos: Readonly<Record<string, LibraryPhoto>> = {
  a: { ...common, id: 'a', name: 'a.jpg', ...loaded },
  b: { ...common, id: 'b', name: 'b.jpg', state: 'LOADING' },
  c: { ...common, id: 'c', name: 'c.jpg', state: 'ERROR', error: 'ERROR_FILE_TO_BIG' },
  d: { ...common, id: 'd', name: 'd', ...loaded, photoType: 'quotes', takenAt: undefined },
}

describe('the photos that can fill a sheet', () => {
  it('are those that are loaded, in the order they were chosen', () => {
    expect(fillable(photos, ['d', 'b', 'c', 'a'])).toEqual([
      { id: 'd', width: 30, height: 20, rotation: 90, order: 0 },
      { id: 'a', width: 30, height: 20, rotation: 90, order: 3, takenAt: 5 },
    ])
  })
})

describe('the original of a photo', () => {
  it('is known once it is loaded, and tells a quote from a photo', () => {
    expect(originalIn(photos, 'a')).toEqual({ width: 30, height: 20, isQuote: false })
    expect(originalIn(photos, 'd')).toMatchObject({ isQuote: true })
    expect([originalIn(photos, 'b'), originalIn(photos, 'c'), originalIn(photos, 'z')]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })
})

describe('deleting a photo', () => {
  const template = generateTemplate(designFor('alleven'), {
    format: { width: 50, height: 40 },
    material: '',
    values: {},
  })
  const slotsOf = (id: string) => {
    const placed = Object.entries(useDocument.getState().collage?.userdata.images ?? {})
    return placed.filter(([, { photo }]) => photo?.id === id).map(([slot]) => slot)
  }
  const sync = () => {
    const { collage } = useDocument.getState()
    if (collage) syncUsed(photoUses(collage))
  }

  beforeEach(() => {
    useLibrary.setState({ photos, order: ['a', 'd'] })
    openDocument({
      collage: newCollage({ templateId: 'gen-alleven', childTemplateId: '50x40', material: '' }, template),
    })
  })

  it('takes one that nobody uses off the offer and leaves the collage alone', () => {
    const { collage } = useDocument.getState()
    expect(takeAway('a')).toBe(false)
    expect(useLibrary.getState().order).toEqual(['d'])
    expect(useDocument.getState().collage).toBe(collage)
  })

  it('takes one that is used out of all its slots in one step, which brings it back altogether', () => {
    for (const slot of ['img1', 'img3']) placeIn(slot, 'a')
    placeIn('img2', 'd')
    sync()
    expect(takeAway('a')).toBe(true)
    expect([slotsOf('a'), slotsOf('d')]).toEqual([[], ['img2']])
    expect(useLibrary.getState().order).toEqual(['d'])
    undoLast()
    sync()
    expect(slotsOf('a')).toEqual(['img1', 'img3'])
    expect(useLibrary.getState().order).toEqual(['d', 'a'])
    expect(useLibrary.getState().photos['a']?.used).toBe(2)
  })
})
