// @vitest-environment happy-dom
import { newCollage } from '@collagerie/core/collage'
import { designFor, generateTemplate } from '@collagerie/core/designs'
import { expect, it, vi } from 'vitest'
import { keptHere, setKeptHere } from '../document/kept-here.ts'
import type * as DraftDatabase from './draft-database.ts'
import { DraftKeeper } from './draft-keeper.ts'

const database = vi.hoisted(() => ({ write: () => {} }))

vi.mock('./draft-database.ts', async (importOriginal) => ({
  ...(await importOriginal<typeof DraftDatabase>()),
  readDraft: async () => undefined,
  keptPhotoIds: async () => new Set(),
  writeDraft: () =>
    new Promise<void>((written) => {
      database.write = written
    }),
}))

const template = generateTemplate(designFor('alleven'), { format: { width: 50, height: 40 }, material: '', values: {} })
const page = newCollage({ templateId: 'gen-alleven', childTemplateId: '50x40', material: '' }, template)
const document = {
  draftId: 'left',
  pages: [page],
  shown: 0,
  savedId: undefined,
  opened: undefined,
  isUnsaved: true,
  isOfAccount: false,
}

it('a draft that was left is written to its end, and says nothing of the one on the table', async () => {
  const keeper = new DraftKeeper('left')
  keeper.touch({ document, library: { photos: {}, order: [] } })
  expect(keptHere()).toBe('keeping')
  const before = database.write
  const leaving = keeper.leave()
  await expect.poll(() => database.write !== before).toBe(true)
  // The next draft has begun and is not stored yet.
  setKeptHere('refused')
  database.write()
  await leaving
  expect(keptHere()).toBe('refused')
})
