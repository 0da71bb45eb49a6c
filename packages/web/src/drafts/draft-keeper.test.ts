// @vitest-environment happy-dom
import { newCollagePage } from '@collagerie/core/collage'
import { designFor, generateTemplate } from '@collagerie/core/designs'
import { describe, expect, it, vi } from 'vitest'
import { localCopy, setLocalCopy } from '../document/local-copy.ts'
import type * as DraftDatabase from './draft-database.ts'
import { mayHaveDrafts } from './draft-hint.ts'
import { DraftKeeper } from './draft-keeper.ts'
import type { Draft } from './draft-record.ts'

const database = vi.hoisted(() => ({
  write: () => {},
  paint: () => {},
  calls: [] as string[],
  stored: undefined as Draft | undefined,
  others: [] as Draft[],
}))

vi.mock('../ui/when-idle.ts', () => ({ idleTime: async () => undefined, whenIdle: () => () => undefined }))
vi.mock('../painting/miniature.ts', () => ({
  paintMiniature: () =>
    new Promise<Blob>((painted) => {
      database.paint = () => painted(new Blob(['picture']))
    }),
}))

vi.mock('./draft-database.ts', async (importOriginal) => ({
  ...(await importOriginal<typeof DraftDatabase>()),
  readDraft: async (id: string) => (database.stored?.draftId === id ? database.stored : undefined),
  readDrafts: async () => database.others.concat(database.stored ?? []),
  keptPhotoIds: async () => new Set(),
  writePicture: async () => void database.calls.push('picture'),
  changeDraft: async (_id: string, change: object) => void database.calls.push(JSON.stringify(change)),
  writeDraft: (draft: Draft) =>
    new Promise<void>((written) => {
      database.write = () => {
        database.stored = draft
        written()
      }
    }),
}))

const template = generateTemplate(designFor('alleven'), { format: { width: 50, height: 40 }, material: '', values: {} })
const page = newCollagePage({ templateId: 'gen-alleven', childTemplateId: '50x40', material: '' }, template)
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
  expect(localCopy()).toBe('keeping')
  const before = database.write
  const leaving = keeper.leave()
  await expect.poll(() => database.write !== before).toBe(true)
  // The next draft has begun and is not stored yet.
  setLocalCopy('refused')
  database.write()
  await leaving
  expect(localCopy()).toBe('refused')
})

it('the picture kept of a draft counts as its own only while nothing has changed since it was painted', async () => {
  vi.useFakeTimers()
  const keeper = new DraftKeeper('pictured')
  const library = { photos: {}, order: [] }
  const change = async (shown: number) => {
    keeper.touch({ document: { ...document, draftId: 'pictured', shown }, library })
    await vi.advanceTimersByTimeAsync(500)
    database.write()
    await vi.advanceTimersByTimeAsync(10_000)
  }
  await change(0)
  const { paint } = database
  await change(1)
  paint()
  await vi.advanceTimersByTimeAsync(0)
  expect(database.calls).toEqual(['picture'])
  await vi.advanceTimersByTimeAsync(10_000)
  database.paint()
  await vi.advanceTimersByTimeAsync(0)
  expect(database.calls).toEqual(['picture', 'picture', '{"isPictured":true}'])
  vi.useRealTimers()
})

describe('a draft that was left before its picture was due', () => {
  async function leave(draftId: string): Promise<{ readonly pictured: Promise<void> }> {
    database.calls.length = 0
    const keeper = new DraftKeeper(draftId)
    keeper.touch({ document: { ...document, draftId }, library: { photos: {}, order: [] } })
    const [write, paint] = [database.write, database.paint]
    const leaving = keeper.leave()
    await expect.poll(() => database.write !== write).toBe(true)
    database.write()
    await leaving
    const pictured = keeper.pictureLeft()
    await expect.poll(() => database.paint !== paint).toBe(true)
    return { pictured }
  }

  it('gets it then', async () => {
    const { pictured } = await leave('left early')
    database.paint()
    await pictured
    expect(database.calls).toEqual(['picture', '{"isPictured":true}'])
  })

  it('gets none if it was taken up and changed meanwhile', async () => {
    const { pictured } = await leave('taken up')
    if (database.stored) database.stored = { ...database.stored, updatedAt: database.stored.updatedAt + 1 }
    database.paint()
    await pictured
    expect(database.calls).toEqual([])
  })
})

it('the picture of a draft is painted at once for a list that shows it', async () => {
  const keeper = new DraftKeeper('listed')
  database.calls.length = 0
  const before = [database.write, database.paint]
  keeper.touch({ document: { ...document, draftId: 'listed' }, library: { photos: {}, order: [] } })
  const shown = keeper.picture()
  await expect.poll(() => database.write !== before[0]).toBe(true)
  database.write()
  await expect.poll(() => database.paint !== before[1]).toBe(true)
  database.paint()
  await shown
  expect(database.calls).toEqual(['picture', '{"isPictured":true}'])
})

describe('a list opened after a save', () => {
  const library = { photos: {}, order: [] }

  async function keep(keeper: DraftKeeper, isUnsaved: boolean): Promise<void> {
    const before = database.write
    keeper.touch({ document: { ...document, draftId: keeper.draftId, isUnsaved }, library })
    const kept = keeper.flush()
    await expect.poll(() => database.write !== before).toBe(true)
    database.write()
    await kept
  }

  it('keeps no room for a collage that is in the account', async () => {
    const keeper = new DraftKeeper('saved')
    await keep(keeper, true)
    expect(mayHaveDrafts()).toBe(true)
    await keep(keeper, false)
    expect(mayHaveDrafts()).toBe(false)
  })

  it('keeps it for another collage that is not', async () => {
    const keeper = new DraftKeeper('saved beside another')
    await keep(keeper, true)
    database.others = database.stored ? [{ ...database.stored, draftId: 'another' }] : []
    await keep(keeper, false)
    expect(mayHaveDrafts()).toBe(true)
    database.others = []
  })
})
