import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changedPage } from '../collage/index.ts'
import { placePhoto } from '../placement/index.ts'
import { MOST_STEPS } from './history.ts'
import { type Command, type History, perform, redo, startHistory, undo } from './index.ts'
import { anyCommand } from './testing/commands.ts'
import { collageOn, grid, sheet } from './testing/sheets.ts'

const empty = startHistory([collageOn(grid(3, 4))])
const place = (slot: string, id: string): Command => ({ kind: 'place photo', slot, photo: placePhoto(id) })
const dropPhoto = (history: History, id: string) => perform(history, { kind: 'drop photo', id })
const zoom = (value: number): Command => ({ kind: 'reframe', slot: 'img1', framing: { zoom: value } })
const doAll = (start: History, commands: readonly Command[]) =>
  commands.reduce((history, command) => perform(history, command), start)

describe('history', () => {
  it('takes back every step and does it again', () => {
    const commands: Command[] = [
      place('img1', 'a'),
      place('img2', 'b'),
      { kind: 'swap photos', from: 'img1', to: 'img2' },
      { kind: 'remove photo', slot: 'img1' },
    ]
    const done = doAll(empty, commands)
    expect(Object.keys(done.present[0]?.userdata.images ?? {})).toEqual(['img2'])
    expect(done.present[0]?.userdata.images['img2']?.photo?.id).toBe('a')
    const undone = commands.reduce(undo, done)
    expect(undone.present).toEqual(empty.present)
    expect(commands.reduce(redo, undone).present).toEqual(done.present)
  })

  it('leads back to the beginning and forward to the end, whatever was done', () => {
    fc.assert(
      fc.property(fc.array(anyCommand, { maxLength: 30 }), (commands) => {
        const done = doAll(empty, commands)
        const undone = done.past.reduce<History>(undo, done)
        expect(undone.present).toBe(empty.present)
        expect(undone.future.reduce<History>(redo, undone)).toEqual(done)
      }),
      { numRuns: 200 },
    )
  })

  it('forgets what was undone once something new is done', () => {
    const branched = perform(undo(perform(empty, place('img1', 'a'))), place('img1', 'b'))
    expect(redo(branched)).toBe(branched)
  })

  it('does not grow by a command that changes nothing, and keeps what was undone', () => {
    const undone = undo(perform(empty, place('img1', 'a')))
    expect(perform(undone, { kind: 'remove photo', slot: 'img1' })).toBe(undone)
  })

  it('remembers at least 200 steps and not without end', () => {
    const steps = Array.from({ length: MOST_STEPS + 50 }, (_, index) => place('img1', String(index)))
    const done = doAll(empty, steps)
    expect(done.past.length).toBe(MOST_STEPS)
    expect(MOST_STEPS).toBeGreaterThanOrEqual(200)
  })

  it('survives a change of template', () => {
    const changed = doAll(empty, [place('img12', 'z'), { kind: 'change template', ...sheet('heart') }])
    expect(undo(undo(changed)).present).toBe(empty.present)
    expect(undo(changed).present[0]?.template).toEqual(empty.present[0]?.template)
  })
})

describe('history of several pages', () => {
  const book = startHistory([collageOn(grid(3, 4)), collageOn(sheet('heart')), collageOn(grid(2, 2))])
  const anyStep = fc.record({ command: anyCommand, page: fc.integer({ min: 0, max: 3 }) })

  it('changes the page it is told to and leaves the others the very same', () => {
    const done = perform(book, place('img1', 'a'), undefined, 2)
    expect(done.present[2]?.userdata.images['img1']?.photo?.id).toBe('a')
    expect(done.present.slice(0, 2).every((page, index) => page === book.present[index])).toBe(true)
  })

  it('changes nothing on a page there is not', () => {
    expect(perform(book, place('img1', 'a'), undefined, 3)).toBe(book)
  })

  it('says which page a step back or forth is to be seen on', () => {
    const first = perform(book, place('img1', 'a'), undefined, 1)
    const second = perform(first, place('img2', 'b'), undefined, 2)
    expect(changedPage(second.present, undo(second).present, 0)).toBe(2)
    expect(changedPage(first.present, undo(first).present, 2)).toBe(1)
    expect(changedPage(first.present, first.present, 2)).toBe(2)
    const both = perform(perform(book, place('img1', 'a'), 'k', 0), place('img1', 'a'), 'k', 2)
    expect(both.past.length).toBe(1)
    expect(changedPage(both.present, undo(both).present, 2)).toBe(2)
    expect(changedPage(both.present, undo(both).present, 1)).toBe(0)
  })

  it('leads back to the beginning and forward to the end, whatever was done where', () => {
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 30 }), (steps) => {
        const done = steps.reduce((history, { command, page }) => perform(history, command, undefined, page), book)
        const undone = done.past.reduce<History>(undo, done)
        expect(undone.present).toBe(book.present)
        expect(undone.future.reduce<History>(redo, undone)).toEqual(done)
      }),
      { numRuns: 100 },
    )
  })

  it('loses a photo on every page, and no page is made twice for it', () => {
    const done = [0, 1, 2].reduce((history, page) => perform(history, place('img1', 'a'), undefined, page), book)
    const kept = perform(done, place('img2', 'b'), undefined, 1)
    const dropped = dropPhoto(kept, 'a')
    expect(dropped.past.length).toBe(1)
    expect(dropped.present.map(({ userdata }) => Object.keys(userdata.images))).toEqual([[], ['img2'], []])
    expect(dropped.past[0]?.[2]).toBe(dropped.present[2])
  })
})

describe('commands with the same key', () => {
  const placed = perform(empty, place('img1', 'a'))

  it('become one step', () => {
    const dragged = [1.2, 1.4, 1.6].reduce((history, value) => perform(history, zoom(value), 'zoom 1'), placed)
    expect(dragged.present[0]?.userdata.images['img1']?.photo?.zoom).toBe(1.6)
    expect(undo(dragged).present).toBe(placed.present)
  })

  it('are steps of their own after another command, an undo or with another key', () => {
    const first = perform(placed, zoom(2), 'zoom')
    const between = perform(perform(first, place('img2', 'b')), zoom(3), 'zoom')
    expect(between.past.length).toBe(first.past.length + 2)
    expect(perform(first, zoom(3), 'next zoom').past.length).toBe(first.past.length + 1)
    const redone = redo(undo(first))
    expect(perform(redone, zoom(3), 'zoom').past.length).toBe(first.past.length + 1)
  })

  it('leave no step when they end where they began, and the next gesture is not mixed with the one before', () => {
    const earlier = perform(placed, zoom(2), 'zoom')
    const zoomed = perform(earlier, zoom(3), 'next zoom')
    const andBack = perform(zoomed, zoom(2), 'next zoom')
    expect(andBack).toEqual({ past: earlier.past, present: earlier.present, future: [] })
    expect(undo(perform(andBack, zoom(4), 'next zoom')).present).toEqual(earlier.present)
  })
})

describe('a photo that is lost', () => {
  it('is gone from past, present and future', () => {
    const done = doAll(empty, [place('img1', 'a'), place('img2', 'b'), place('img3', 'a')])
    const dropped = dropPhoto(undo(done), 'a')
    for (const page of [...dropped.past, dropped.present, ...dropped.future].flat()) {
      expect(Object.values(page.userdata.images).map(({ photo }) => photo?.id)).not.toContain('a')
    }
    expect(dropped.present[0]?.userdata.images['img2']?.photo?.id).toBe('b')
  })

  it('leaves no steps behind that now do nothing', () => {
    const done = doAll(empty, [place('img1', 'a'), place('img2', 'b'), zoom(2), place('img3', 'a')])
    const dropped = perform(undo(done), { kind: 'drop photo', id: 'a' })
    expect(dropped.past.length).toBe(1)
    expect(dropped.future.length).toBe(0)
    expect(undo(dropped).present).toEqual(empty.present)
  })

  it('that nobody placed changes nothing', () => {
    const done = doAll(empty, [place('img1', 'a'), place('img2', 'b')])
    expect(dropPhoto(done, 'z')).toBe(done)
  })

  it('never comes back, whatever was done and undone', () => {
    fc.assert(
      fc.property(fc.array(anyCommand, { maxLength: 20 }), fc.nat(20), (commands, back) => {
        const done = doAll(empty, commands)
        const somewhere = Array.from({ length: back }).reduce<History>(undo, done)
        const dropped = dropPhoto(somewhere, 'a')
        for (const page of [...dropped.past, dropped.present, ...dropped.future].flat()) {
          const ids = Object.values(page.userdata.images).map(({ photo }) => photo?.id)
          expect(ids).not.toContain('a')
        }
        const all = [...dropped.past, dropped.present, ...dropped.future]
        for (let index = 1; index < all.length; index++) expect(all[index]).not.toEqual(all[index - 1])
      }),
      { numRuns: 200 },
    )
  })
})
