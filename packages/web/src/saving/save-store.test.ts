// @vitest-environment happy-dom
import { emptySlots, newCollagePage } from '@collagerie/core/collage'
import { designFor, generateTemplate } from '@collagerie/core/designs'
import { placePhoto } from '@collagerie/core/placement'
import { beforeEach, expect, it, vi } from 'vitest'
import { CallFailure } from '../calls/call-failure.ts'
import { openDocument, run } from '../document/document-store.ts'
import { isSaving } from '../navigation/tab-state.ts'
import { useLibrary } from '../photos/library-store.ts'
import { loadedPhoto } from '../photos/testing/photos.ts'
import { onSaving } from './on-saving.ts'
import { openSaving, stepSaving, useSaving } from './save-store.ts'

/** The saves the server got, each answered by the test. */
const sent = vi.hoisted(() => [] as { readonly answer: () => void }[])

const session = vi.hoisted(() => ({ ask: async () => true }))

vi.mock('./screenshot.ts', () => ({ takeScreenshot: async () => '' }))
vi.mock('../account/is-authenticated.ts', () => ({ isAuthenticated: () => session.ask() }))
vi.mock('../calls/calls.ts', () => ({
  post: (_url: string, _body: unknown, signal?: AbortSignal) =>
    new Promise((resolve, reject) =>
      sent.push({ answer: () => (signal?.aborted ? reject(signal.reason) : resolve({ collageid: '7' })) }),
    ),
}))

const input = { format: { width: 50, height: 40 }, material: '', values: {} } as const
const template = generateTemplate(designFor('alleven'), input)
const empty = newCollagePage({ templateId: 'a', childTemplateId: '50x40', material: '' }, template)

beforeEach(() => {
  sent.splice(0)
  session.ask = async () => true
  openDocument({ pages: [empty] })
})

/** Opens a collage with one photo in all of its slots, and another photo without a slot. */
function openFilled(unplaced: string | undefined): void {
  const photos = [
    { ...loadedPhoto('-2'), serverId: '2' },
    { ...loadedPhoto('-3'), serverId: unplaced },
  ]
  useLibrary.setState({ photos: Object.fromEntries(photos.map((photo) => [photo.id, photo])), order: ['-2', '-3'] })
  const images = Object.fromEntries(emptySlots(empty).map(({ slot }) => [slot, { photo: placePhoto('-2') }]))
  openDocument({ pages: [{ ...empty, userdata: { ...empty.userdata, images } }] })
}

/** Asks for a save and waits until the dialog shows it. */
async function askToSave(): Promise<void> {
  openSaving('save')
  await expect.poll(() => useSaving.getState().dialog.state).toBe('SAVING')
}

it('a save asked for while one that was given up is still ending begins after it and keeps its dialog', async () => {
  await askToSave()
  await expect.poll(() => sent).toHaveLength(1)
  stepSaving('cancelUpload')
  await askToSave()
  sent[0]?.answer()
  await expect.poll(() => sent).toHaveLength(2)
  expect(useSaving.getState().dialog.state).toBe('SAVING')
  sent[1]?.answer()
  await expect.poll(() => useSaving.getState().dialog.state).toBe('SAVED')
})

it('a save given up before it could begin is not made', async () => {
  await askToSave()
  await expect.poll(() => sent).toHaveLength(1)
  stepSaving('cancelUpload')
  await askToSave()
  stepSaving('cancelUpload')
  sent[0]?.answer()
  await expect.poll(() => isSaving()).toBe(false)
  expect(sent).toHaveLength(1)
})

it('a save asked for after two that were given up is made, and ends its dialog', async () => {
  await askToSave()
  await expect.poll(() => sent).toHaveLength(1)
  stepSaving('cancelUpload')
  await askToSave()
  stepSaving('cancelUpload')
  await askToSave()
  sent[0]?.answer()
  await expect.poll(() => sent).toHaveLength(2)
  sent[1]?.answer()
  await expect.poll(() => useSaving.getState().dialog.state).toBe('SAVED')
  expect(isSaving()).toBe(false)
})

const asIs = () => {}
const change = () => run({ kind: 'reframe', slot: 'img1', framing: { zoom: 2, x: 0.5, y: 0.5, rotation: 0 } })

it.each([
  ['goes on to the checkout once it is saved', '3', asIs, 1],
  ['first tells of a photo that the account did not get', undefined, asIs, 0],
  ['waits for a word if the sheet is no longer what was saved', '3', change, 0],
])('an order %s', async (_, unplaced, meanwhile, times) => {
  openFilled(unplaced)
  let asked = 0
  const stop = onSaving('checkout', () => (asked += 1))
  openSaving('order')
  await expect.poll(() => sent).toHaveLength(1)
  meanwhile()
  sent[0]?.answer()
  await expect.poll(() => useSaving.getState().dialog.state).toBe('SAVED')
  expect(asked).toBe(times)
  stepSaving('order')
  expect(asked).toBe(times + 1)
  stop()
})

it('an attempt that fails before it begins tells its own reason, not that of the attempt before', async () => {
  await askToSave()
  stepSaving('progressError')
  useSaving.setState({ isOfAnotherAccount: true })
  session.ask = () => Promise.reject(new CallFailure('noConnection', 'offline'))
  stepSaving('retry')
  await expect.poll(() => useSaving.getState().dialog.state).toBe('ERROR')
  expect(useSaving.getState()).toMatchObject({ reason: { code: 'noConnection' }, isOfAnotherAccount: false })
})
