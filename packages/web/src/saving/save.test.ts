// @vitest-environment happy-dom
import { newCollagePage } from '@collagerie/core/collage'
import { designFor, generateTemplate } from '@collagerie/core/designs'
import { expect, it, vi } from 'vitest'
import { openDocument } from '../document/document-store.ts'
import { save } from './save.ts'

const posted = vi.hoisted(() => [] as unknown[])

vi.mock('./screenshot.ts', () => ({ takeScreenshot: async () => '' }))
vi.mock('../calls/calls.ts', () => ({
  post: async (_url: string, body: unknown) => {
    posted.push(body)
    return { collageid: '7' }
  },
}))

it('a save sends the collage it was begun with, under the id that one has', async () => {
  const template = generateTemplate(designFor('alleven'), {
    format: { width: 50, height: 40 },
    material: '',
    values: {},
  })
  const page = newCollagePage({ templateId: 'gen-alleven', childTemplateId: '50x40', material: '' }, template)
  openDocument({ pages: [page], draftId: 'begun with' })
  const saving = save(false, () => undefined)
  openDocument({ pages: [page], draftId: 'opened since', savedId: '8' })
  await saving
  expect(posted).toMatchObject([{ requestkey: 'begun with' }])
})
