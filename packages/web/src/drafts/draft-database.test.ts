import { expect, it, vi } from 'vitest'
import { copyDraft } from './draft-database.ts'
import { newDraft } from './draft-record.ts'

const FULL = new DOMException('The disk is full.', 'QuotaExceededError')

/** A database without room: its cursor takes a turn of the clockwork, and its transaction ends after that. */
vi.mock('idb', () => ({
  openDB: async () => ({
    transaction: () => ({
      objectStore: () => ({
        openCursor: async () => ({ value: new Blob(['jpeg']), key: ['from', '-2'], continue: turn }),
        get: async () => undefined,
        put: () => Promise.reject(FULL),
      }),
      done: turn()
        .then(turn)
        .then(() => Promise.reject(FULL)),
    }),
  }),
}))

vi.stubGlobal('IDBKeyRange', { bound: () => ({}) })

function turn(): Promise<undefined> {
  return new Promise((resolve) => setImmediate(() => resolve(undefined)))
}

const draft = newDraft({
  draftId: 'from',
  xml: '<collage/>',
  isUnsaved: true,
  templateId: 'gen-single',
  format: { width: 50, height: 40 },
  updatedAt: 1,
  photos: [],
})

it('a draft that cannot be copied for want of room says so, and leaves no failure that nobody hears', async () => {
  const unheard: unknown[] = []
  const hear = (reason: unknown) => unheard.push(reason)
  process.on('unhandledRejection', hear)
  await expect(copyDraft(draft, 'to')).rejects.toBe(FULL)
  await turn()
  process.off('unhandledRejection', hear)
  expect(unheard).toEqual([])
})
