// @vitest-environment happy-dom
import { newCollagePage } from '@collagerie/core/collage'
import { designFor, generateTemplate } from '@collagerie/core/designs'
import { beforeEach, expect, it, vi } from 'vitest'
import { CallFailure } from '../calls/call-failure.ts'
import { openDocument } from '../document/document-store.ts'
import { isSaving } from '../navigation/tab-state.ts'
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

beforeEach(() => {
  sent.splice(0)
  session.ask = async () => true
  const input = { format: { width: 50, height: 40 }, material: '', values: {} } as const
  const template = generateTemplate(designFor('alleven'), input)
  openDocument({ pages: [newCollagePage({ templateId: 'a', childTemplateId: '50x40', material: '' }, template)] })
})

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

it('an attempt that fails before it begins tells its own reason, not that of the attempt before', async () => {
  await askToSave()
  stepSaving('progressError')
  useSaving.setState({ isOfAnotherAccount: true })
  session.ask = () => Promise.reject(new CallFailure('noConnection', 'offline'))
  stepSaving('retry')
  await expect.poll(() => useSaving.getState().dialog.state).toBe('ERROR')
  expect(useSaving.getState()).toMatchObject({ reason: { code: 'noConnection' }, isOfAnotherAccount: false })
})
