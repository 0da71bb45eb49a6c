// @vitest-environment happy-dom
import { newCollage } from '@collagerie/core/collage'
import { designFor, generateTemplate } from '@collagerie/core/designs'
import { expect, it, vi } from 'vitest'
import { openDocument } from '../document/document-store.ts'
import { openSaving, stepSaving, useSaving } from './save-store.ts'

/** The saves the server has been sent, each answered by the test. */
const sent = vi.hoisted(() => [] as { readonly answer: () => void }[])

vi.mock('./screenshot.ts', () => ({ takeScreenshot: async () => '' }))
vi.mock('../account/account-calls.ts', () => ({ isAuthenticated: async () => true }))
vi.mock('../calls/calls.ts', () => ({
  post: (_url: string, _body: unknown, signal?: AbortSignal) =>
    new Promise((resolve, reject) =>
      sent.push({ answer: () => (signal?.aborted ? reject(signal.reason) : resolve({ collageid: '7' })) }),
    ),
}))

it('a save asked for while one that was given up is still ending begins after it and keeps its dialog', async () => {
  const input = { format: { width: 50, height: 40 }, material: '', values: {} } as const
  const template = generateTemplate(designFor('alleven'), input)
  openDocument({ pages: [newCollage({ templateId: 'a', childTemplateId: '50x40', material: '' }, template)] })
  openSaving('save')
  await expect.poll(() => sent).toHaveLength(1)
  stepSaving('cancelUpload')
  openSaving('save')
  await expect.poll(() => useSaving.getState().dialog.state).toBe('SAVING')
  sent[0]?.answer()
  await expect.poll(() => sent).toHaveLength(2)
  expect(useSaving.getState().dialog.state).toBe('SAVING')
  sent[1]?.answer()
  await expect.poll(() => useSaving.getState().dialog.state).toBe('SAVED')
})
