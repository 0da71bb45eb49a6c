import { type CollagePage, newCollagePage, photoSlots, slotDataOf } from '@collagerie/core/collage'
import { designFor, generateTemplate } from '@collagerie/core/designs'
import { apply, type Command } from '@collagerie/core/edit'
import { placePhoto } from '@collagerie/core/placement'
import { describe, expect, it } from 'vitest'
import { centred, sameEffect, sameZoom } from './alike-commands.ts'

const template = generateTemplate(designFor('alleven'), { format: { width: 50, height: 40 }, material: '', values: {} })
const on = (page: CollagePage, commands: readonly Command[]): CollagePage => commands.reduce(apply, page)
const sheet = on(newCollagePage({ templateId: 'gen-alleven', childTemplateId: '50x40', material: '' }, template), [
  { kind: 'place photo', slot: 'img1', photo: { ...placePhoto('a'), zoom: 2, x: 0.3, effect: 'sepia' } },
  { kind: 'place photo', slot: 'img2', photo: { ...placePhoto('b'), zoom: 1.2, x: 0.4 } },
  { kind: 'place photo', slot: 'img4', photo: placePhoto('c') },
])
const all = photoSlots(template).map(({ slot }) => slot)
const photo = (page: CollagePage, slot: string) => slotDataOf(page, slot)?.photo

describe('chosen photos take after the first of them', () => {
  it('in zoom, each with its own middle', () => {
    const same = on(sheet, sameZoom(sheet, all))
    expect(['img1', 'img2', 'img4'].map((slot) => photo(same, slot)?.zoom)).toEqual([2, 2, 2])
    expect(photo(same, 'img2')?.x).toBe(0.4)
  })

  it('in effect and light, and in nothing else', () => {
    const same = on(sheet, sameEffect(sheet, ['img1', 'img2']))
    expect(photo(same, 'img2')).toMatchObject({ effect: 'sepia', zoom: 1.2, x: 0.4 })
    expect(photo(same, 'img4')).toEqual(photo(sheet, 'img4'))
  })

  it('and come to the middle of their slots, all of them', () => {
    const same = on(sheet, centred(sheet, all))
    expect(['img1', 'img2'].map((slot) => photo(same, slot)?.x)).toEqual([0.5, 0.5])
    expect(photo(same, 'img1')?.zoom).toBe(2)
  })

  it('where there is only one, nothing is done', () => {
    expect([sameZoom(sheet, ['img2', 'img3']), sameEffect(sheet, ['img3'])]).toEqual([[], []])
  })
})
