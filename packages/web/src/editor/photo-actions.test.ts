// @vitest-environment happy-dom
import { newCollagePage, usesOnPages } from '@collagerie/core/collage'
import { designFor, generateTemplate } from '@collagerie/core/designs'
import { beforeEach, describe, expect, it } from 'vitest'
import { openDocument, showPage, undoLast, useDocument } from '../document/document-store.ts'
import { fillable } from '../photos/fillable.ts'
import { type LibraryPhoto, syncUsed, useLibrary } from '../photos/library-store.ts'
import { fillEmptySlots, placeIn, takeAway } from './photo-actions.ts'

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
      { id: 'a', width: 30, height: 20, rotation: 90, order: 3, takenAt: 5 },
    ])
  })

  it('include a quote only where a slot shows it', () => {
    const d = { ...photos['d'], used: 1 } as LibraryPhoto
    expect(fillable({ d }, ['d'])).toEqual([{ id: 'd', width: 30, height: 20, rotation: 90, order: 0, isQuote: true }])
  })
})

describe('deleting a photo', () => {
  const template = generateTemplate(designFor('alleven'), {
    format: { width: 50, height: 40 },
    material: '',
    values: {},
  })
  const begun = newCollagePage({ templateId: 'gen-alleven', childTemplateId: '50x40', material: '' }, template)
  const slotsOf = (id: string, page = 0) => {
    const placed = Object.entries(useDocument.getState().pages?.[page]?.userdata.images ?? {})
    return placed.filter(([, { photo }]) => photo?.id === id).map(([slot]) => slot)
  }
  const sync = () => syncUsed(usesOnPages(useDocument.getState().pages ?? []))

  beforeEach(() => {
    useLibrary.setState({ photos, order: ['a', 'd'] })
    openDocument({ pages: [begun] })
  })

  it('takes one that nobody uses off the offer and leaves the collage alone', () => {
    const { page } = useDocument.getState()
    expect(takeAway('a')).toBe(false)
    expect(useLibrary.getState().order).toEqual(['d'])
    expect(useDocument.getState().page).toBe(page)
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

  it('takes one that is used off every page in one step, without turning to them', () => {
    openDocument({ pages: [begun, begun, begun] })
    for (const page of [1, 2]) {
      showPage(page)
      placeIn('img4', 'a')
    }
    showPage(0)
    sync()
    expect(useLibrary.getState().photos['a']?.used).toBe(2)
    expect(takeAway('a')).toBe(true)
    expect([slotsOf('a', 1), slotsOf('a', 2), useDocument.getState().shown]).toEqual([[], [], 0])
    undoLast()
    expect([slotsOf('a', 1), slotsOf('a', 2), useDocument.getState().shown]).toEqual([['img4'], ['img4'], 1])
  })

  it('fills a page with photos no page has, and says none is left over while another page has room', async () => {
    const e = { ...photos['a'], id: 'e', name: 'e.jpg' } as LibraryPhoto
    useLibrary.setState({ photos: { ...photos, e }, order: ['a', 'd', 'e'] })
    openDocument({ pages: [begun, begun] })
    placeIn('img1', 'a')
    showPage(1)
    expect(await fillEmptySlots()).toBe(0)
    expect([slotsOf('a', 1), slotsOf('d', 1), slotsOf('e', 1).length]).toEqual([[], [], 1])
  })
})
