// @vitest-environment happy-dom
import { type CollagePage, newCollagePage, shownPhotos, unplacedPhotos } from '@collagerie/core/collage'
import { designFor, generateTemplate } from '@collagerie/core/designs'
import { seededRandom } from '@collagerie/core/geometry'
import { beforeEach, expect, it } from 'vitest'
import { openDocument, redoLast, run, showPage, undoLast, useDocument } from '../../document/document-store.ts'
import { useLibrary } from '../../photos/library-store.ts'
import { loadedPhoto } from '../../photos/testing/photos.ts'
import { useToastQueue } from '../../ui/toast-queue.ts'
import { arrange } from '../arrange.ts'
import { LayoutChanges } from './layout-changes.ts'

const templateOf = (values: Readonly<Record<string, number>>) =>
  generateTemplate(designFor('mosaiccross'), { format: { width: 50, height: 40 }, material: '', values })
const choice = { templateId: 'gen-mosaiccross', childTemplateId: '50x40', material: '' } as const
const ids = Array.from({ length: 12 }, (_, index) => `p${index}`)

/** Lying and standing ones in turn. */
const photos = ids.map((id, index) =>
  loadedPhoto(id, { width: index % 2 ? 900 : 1600, height: index % 2 ? 1600 : 900 }),
)

/** As no program would arrange them. */
function arrangeBadly(): void {
  for (const [from, to] of [
    ['img1', 'img12'],
    ['img2', 'img11'],
    ['img3', 'img10'],
    ['img4', 'img9'],
  ] as const)
    run({ kind: 'swap photos', from, to })
}

function present(): CollagePage {
  const { page } = useDocument.getState()
  if (!page) throw new Error('Nothing is open.')
  return page
}

const take = (changes: LayoutChanges, values: Readonly<Record<string, number>>) =>
  changes.take(choice, templateOf(values))

const said = () => useToastQueue.getState().toasts.map(({ words }) => words)

beforeEach(async () => {
  useToastQueue.setState({ toasts: [] })
  useLibrary.setState({ photos: Object.fromEntries(photos.map((photo) => [photo.id, photo])), order: ids })
  openDocument({ pages: [newCollagePage(choice, templateOf({ numberHor: 12 }))] })
  await arrange('fill')
})

it('two presses one after the other end with every slot filled, and are one step', async () => {
  const before = present()
  const changes = new LayoutChanges()
  await Promise.all([take(changes, { numberHor: 11 }), take(changes, { numberHor: 10 })])
  expect([shownPhotos(present()).length, unplacedPhotos(present()).length]).toEqual([10, 2])
  undoLast()
  expect(present()).toEqual(before)
})

it.each(Array.from({ length: 12 }, (_, seed) => ({ seed })))(
  'any way through layouts ends at the sheet it began with, as the customer had arranged it ($seed)',
  async ({ seed }) => {
    const random = seededRandom(seed)
    const any = (count: number) => Math.floor(random() * count)
    for (let step = 0; step < 6; step++)
      run({ kind: 'swap photos', from: `img${any(12) + 1}`, to: `img${any(12) + 1}` })
    run({ kind: 'reframe', slot: `img${any(12) + 1}`, framing: { zoom: 1 + random(), x: random(), y: random() } })
    run({ kind: 'remove photo', slot: `img${any(12) + 1}` })
    const before = present()
    let changes = new LayoutChanges()
    for (let step = 0; step < 5; step++) {
      const changing = take(changes, { numberHor: 9 + any(7), borderCM: any(3) / 2, mixed: any(2) })
      if (any(2) === 0) await changing
      if (any(3) === 0) changes = new LayoutChanges()
    }
    await take(changes, { numberHor: 12 })
    expect(present()).toEqual(before)
  },
)

it('a layout looks the same whichever way led to it, and after it was undone and done again', async () => {
  arrangeBadly()
  const changes = new LayoutChanges()
  await take(changes, { numberHor: 10 })
  const straight = present()
  await take(changes, { numberHor: 14 })
  await take(new LayoutChanges(), { numberHor: 11 })
  undoLast()
  redoLast()
  await take(new LayoutChanges(), { numberHor: 10 })
  expect(present()).toEqual(straight)
})

it('what is done to the sheet after a change belongs to it: the way back keeps that', async () => {
  await take(new LayoutChanges(), { numberHor: 11 })
  run({ kind: 'choose background', color: '#336699' })
  await take(new LayoutChanges(), { numberHor: 12 })
  expect(present().userdata.photoBackgroundColor).toBe('#336699')
})

it('a step that is undone meanwhile stays undone, and can be done again', async () => {
  arrangeBadly()
  const before = present()
  const busy = take(new LayoutChanges(), { numberHor: 11 })
  undoLast()
  await busy
  expect([present(), said()]).toEqual([before, []])
  expect(useDocument.getState().history?.future).toHaveLength(1)
})

it('what the customer does meanwhile stays as it is', async () => {
  arrangeBadly()
  const busy = take(new LayoutChanges(), { numberHor: 11 })
  run({ kind: 'swap photos', from: 'img1', to: 'img5' })
  const swapped = present()
  await busy
  expect([present(), said()]).toEqual([swapped, []])
})

it('another collage that is opened meanwhile keeps its photos where they are, and hears of no others', async () => {
  const before = present()
  const busy = take(new LayoutChanges(), { numberHor: 11 })
  openDocument({ pages: [{ ...before, template: templateOf({ numberHor: 9 }) }] })
  arrangeBadly()
  const other = present()
  await busy
  expect([present(), said()]).toEqual([other, []])
})

it('nothing is said of the photos on another page that was turned to meanwhile', async () => {
  const before = present()
  openDocument({ pages: [before, { ...before, template: templateOf({ numberHor: 9 }) }] })
  const busy = take(new LayoutChanges(), { numberHor: 11 })
  showPage(1)
  await busy
  expect(said()).toEqual([])
})

it('photos that lose their slot are counted, and one press brings them back', async () => {
  const before = present()
  const changes = new LayoutChanges()
  await take(changes, { numberHor: 11 })
  const [toast] = useToastQueue.getState().toasts
  expect(toast?.words).toEqual({ key: 'editor.photosWait', values: { count: 1 } })
  // What waited before is not told again.
  await take(changes, { numberHor: 11, borderCM: 0.6 })
  expect(said()).toEqual([])
  undoLast()
  expect(present()).toEqual(before)
})

it('photos are refitted once the arranging that is under way has ended', async () => {
  arrangeBadly()
  await take(new LayoutChanges(), { numberHor: 11 })
  const alone = present()
  undoLast()
  const busy = arrange('shuffle')
  await Promise.all([busy, take(new LayoutChanges(), { numberHor: 11 })])
  expect(present()).toEqual(alone)
})
