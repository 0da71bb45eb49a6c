// @vitest-environment happy-dom
import { newCollage, shownPhotos, unplacedPhotos } from '@collagerie/core/collage'
import { designFor, generateTemplate } from '@collagerie/core/designs'
import { beforeEach, expect, it } from 'vitest'
import { openDocument, run, undoLast, useDocument } from '../../document/document-store.ts'
import { useLibrary } from '../../photos/library-store.ts'
import { loadedPhoto } from '../../photos/testing/photos.ts'
import { useToastQueue } from '../../ui/toast-queue.ts'
import { arrange } from '../arrange.ts'
import { tellWaiting, waitingCount } from '../sheet-notices.ts'
import { hasOtherSlots, Refitting } from './refit-photos.ts'

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

beforeEach(async () => {
  useLibrary.setState({ photos: Object.fromEntries(photos.map((photo) => [photo.id, photo])), order: ids })
  openDocument({ pages: [newCollage(choice, templateOf({ numberHor: 12 }))] })
  await arrange('fill')
})

it('two presses one after the other end with every slot filled, and are one step', async () => {
  const { collage: before } = useDocument.getState()
  if (!before) throw new Error('Nothing is open.')
  const refitting = new Refitting('step')
  run({ kind: 'change template', choice, template: templateOf({ numberHor: 11 }) }, 'step')
  const busy = refitting.begin(before.template)
  run({ kind: 'change template', choice, template: templateOf({ numberHor: 10 }) }, 'step')
  await refitting.begin(before.template)
  await busy
  const { collage: after } = useDocument.getState()
  if (!after) throw new Error('Nothing is open.')
  expect([shownPhotos(after).length, unplacedPhotos(after).length]).toEqual([10, 2])
  undoLast()
  expect(useDocument.getState().collage).toEqual(before)
})

it('a step that is undone meanwhile stays undone, and can be done again', async () => {
  arrangeBadly()
  const { collage: before } = useDocument.getState()
  if (!before) throw new Error('Nothing is open.')
  run({ kind: 'change template', choice, template: templateOf({ numberHor: 11 }) }, 'step')
  const busy = new Refitting('step').begin(before.template)
  undoLast()
  await busy
  const { collage: after, history } = useDocument.getState()
  expect(after).toEqual(before)
  expect(history?.future).toHaveLength(1)
})

it('what the customer does meanwhile stays as it is', async () => {
  arrangeBadly()
  const { collage: before } = useDocument.getState()
  if (!before) throw new Error('Nothing is open.')
  run({ kind: 'change template', choice, template: templateOf({ numberHor: 11 }) }, 'step')
  const busy = new Refitting('step').begin(before.template)
  run({ kind: 'swap photos', from: 'img1', to: 'img5' })
  const { collage: swapped } = useDocument.getState()
  await busy
  expect(useDocument.getState().collage).toEqual(swapped)
})

it('another collage that is opened meanwhile keeps its photos where they are', async () => {
  const { collage: before } = useDocument.getState()
  if (!before) throw new Error('Nothing is open.')
  run({ kind: 'change template', choice, template: templateOf({ numberHor: 11 }) }, 'step')
  const busy = new Refitting('step').begin(before.template)
  openDocument({ pages: [before] })
  arrangeBadly()
  const { collage: other } = useDocument.getState()
  await busy
  expect(useDocument.getState().collage).toEqual(other)
})

it('photos that lose their slot are counted, and one press brings them back', async () => {
  const { collage: before } = useDocument.getState()
  if (!before) throw new Error('Nothing is open.')
  const waiting = waitingCount()
  run({ kind: 'change template', choice, template: templateOf({ numberHor: 11 }) }, 'step')
  await new Refitting('step').begin(before.template)
  tellWaiting(waiting)
  const said = useToastQueue.getState().toasts.at(-1)
  expect(said?.words).toEqual({ key: 'editor.photosWait', values: { count: 1 } })
  said?.action?.run()
  expect(useDocument.getState().collage).toEqual(before)
  // What waited before is not told again.
  tellWaiting(waitingCount())
  expect(useToastQueue.getState().toasts).toEqual([])
})

it('spacing alone moves no photo', () => {
  const before = templateOf({ numberHor: 12 })
  expect(hasOtherSlots(before, templateOf({ numberHor: 12, borderCM: 0.6 }))).toBe(false)
  expect(hasOtherSlots(before, templateOf({ numberHor: 11 }))).toBe(true)
})
