// @vitest-environment happy-dom
import { emptySlots, newCollagePage, usesOnPages } from '@collagerie/core/collage'
import { designFor, generateTemplate } from '@collagerie/core/designs'
import { beforeEach, describe, expect, it } from 'vitest'
import { openDocument, run, undoLast, useDocument } from '../document/document-store.ts'
import { removePhoto, useLibrary } from '../photos/library-store.ts'
import { loadedPhoto } from '../photos/testing/photos.ts'
import { arrange } from './arrange.ts'
import { useEditorUi } from './editor-ui-store.ts'

const template = generateTemplate(designFor('alleven'), {
  format: { width: 50, height: 40 },
  material: '',
  values: {},
})
const begun = newCollagePage({ templateId: 'gen-alleven', childTemplateId: '50x40', material: '' }, template)
const ids = Array.from({ length: 12 }, (_, index) => `p${index}`)

const gaps = () => emptySlots(useDocument.getState().page ?? begun).length

describe('laying out photos', () => {
  beforeEach(() => {
    useLibrary.setState({ photos: Object.fromEntries(ids.map((id) => [id, loadedPhoto(id)])), order: ids })
    openDocument({ pages: [begun] })
  })

  it('fills what is empty in one step, and says while it lasts that it does', async () => {
    const filling = arrange('fill')
    expect(useEditorUi.getState().arranging).toBe('fill')
    expect((await filling)?.unused).toEqual([])
    expect([gaps(), useEditorUi.getState().arranging]).toEqual([0, undefined])
    undoLast()
    expect(gaps()).toBe(12)
  })

  it('is done once where it is asked for twice', async () => {
    const [first, second] = await Promise.all([arrange('fill'), arrange('fill')])
    expect([first === undefined, second]).toEqual([false, undefined])
  })

  it('takes the sheet as it has become meanwhile', async () => {
    const filling = arrange('fill')
    run({ kind: 'choose background', color: '#336699' })
    expect(await filling).toBeDefined()
    expect([gaps(), useDocument.getState().page?.userdata.photoBackgroundColor]).toEqual([0, '#336699'])
  })

  it('leaves another collage alone', async () => {
    const filling = arrange('fill')
    openDocument({ pages: [begun] })
    expect(await filling).toBeUndefined()
    expect(gaps()).toBe(12)
  })
  it('is not done against a step taken back meanwhile', async () => {
    run({ kind: 'choose background', color: '#336699' })
    const filling = arrange('fill')
    undoLast()
    expect(await filling).toBeUndefined()
    expect([gaps(), useEditorUi.getState().arranging]).toEqual([12, undefined])
  })

  it('is not done on a sheet that was cleared meanwhile', async () => {
    await arrange('fill')
    const shuffling = arrange('shuffle')
    run({ kind: 'clear all' })
    expect(await shuffling).toBeUndefined()
    expect(gaps()).toBe(12)
  })

  it('places no photo that has left the library meanwhile', async () => {
    const filling = arrange('fill')
    removePhoto('p3')
    await filling
    expect(usesOnPages(useDocument.getState().pages ?? []).has('p3')).toBe(false)
    expect(gaps()).toBe(1)
  })
})
