import { describe, expect, it } from 'vitest'
import { newCollage } from '../collage/index.ts'
import { designFor, generateTemplate } from '../designs/index.ts'
import { placePhoto } from '../placement/index.ts'
import { type Command, MOST_STEPS, perform, redo, startHistory, undo } from './index.ts'

const template = generateTemplate(designFor('alleven'), {
  format: { width: 50, height: 40 },
  material: '',
  values: {},
})
const choice = { templateId: 'gen-alleven', childTemplateId: '50x40', material: '' } as const
const empty = startHistory(newCollage(choice, template))
const place = (slot: string, id: string): Command => ({ kind: 'place photo', slot, photo: placePhoto(id) })

describe('history', () => {
  it('takes back every step and does it again', () => {
    const commands: Command[] = [
      place('img1', 'a'),
      place('img2', 'b'),
      { kind: 'swap photos', from: 'img1', to: 'img2' },
      { kind: 'remove photo', slot: 'img1' },
    ]
    const done = commands.reduce(perform, empty)
    expect(Object.keys(done.present.userdata.images)).toEqual(['img2'])
    expect(done.present.userdata.images['img2']?.photo?.id).toBe('a')
    const undone = commands.reduce(undo, done)
    expect(undone.present).toEqual(empty.present)
    expect(commands.reduce(redo, undone).present).toEqual(done.present)
  })

  it('forgets what was undone once something new is done', () => {
    const branched = perform(undo(perform(empty, place('img1', 'a'))), place('img1', 'b'))
    expect(redo(branched)).toBe(branched)
  })

  it('swaps a filled with an empty slot', () => {
    const swapped = perform(perform(empty, place('img1', 'a')), { kind: 'swap photos', from: 'img1', to: 'img5' })
    expect(Object.keys(swapped.present.userdata.images)).toEqual(['img5'])
  })

  it('remembers at least 200 steps and not without end', () => {
    const steps = Array.from({ length: MOST_STEPS + 50 }, (_, index) => place('img1', String(index)))
    const done = steps.reduce(perform, empty)
    expect(done.past.length).toBe(MOST_STEPS)
    expect(MOST_STEPS).toBeGreaterThanOrEqual(200)
  })

  it('keeps the photos of slots that a smaller template lacks for when it comes back', () => {
    const smaller = generateTemplate(designFor('alleven'), {
      format: { width: 50, height: 40 },
      material: '',
      values: { numberVert: 1, numberHor: 1 },
    })
    const filled = perform(empty, place('img12', 'z'))
    const shrunk = perform(filled, { kind: 'change template', choice, template: smaller })
    const back = perform(shrunk, { kind: 'change template', choice, template })
    expect(back.present).toEqual(filled.present)
  })
})
