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

beforeEach(async () => {
  useLibrary.setState({ photos: Object.fromEntries(ids.map((id) => [id, loadedPhoto(id)])), order: ids })
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
