// @vitest-environment happy-dom
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadMoreOrders, loadOrders, refreshOrders, useOrders } from '../overview/orders-store.ts'
import { loadMore as loadMoreCollages, loadOverview, useOverview } from '../overview/overview-store.ts'
import { loadBoard, loadMore as loadMoreOfBoard, refreshBoard, useBoard } from '../shop/board-store.ts'

const AT = '2026-11-15T10:00:00.000Z'
const PIECE = { name: '', title: '', templateId: '', width: 50, height: 40, material: 'POSTER', pages: 1, picture: '' }
const ORDER = { orderedAt: AT, piece: PIECE, state: 'ready', progress: 100 }
const PAGE = 2

interface List {
  readonly load: () => Promise<unknown>
  readonly refresh: () => Promise<unknown>
  readonly more: () => Promise<unknown>
  readonly forget: () => void
  readonly state: () => { readonly next: string; readonly isLoadingMore: boolean; readonly ids: readonly number[] }
  readonly answer: (ids: readonly number[], next: string) => object
}

/** Every list that comes page by page into a store. */
const LISTS: Readonly<Record<string, List>> = {
  collages: {
    load: loadOverview,
    refresh: loadOverview,
    more: loadMoreCollages,
    forget: () => useOverview.setState(useOverview.getInitialState(), true),
    state: () => ({ ...useOverview.getState(), ids: useOverview.getState().collages.map(({ id }) => Number(id)) }),
    answer: (ids, next) => ({
      collages: ids.map((id) => ({ ...PIECE, id: String(id), savedAt: AT, version: 1 })),
      next,
      room: { used: 0, limit: 1 },
    }),
  },
  orders: {
    load: loadOrders,
    refresh: refreshOrders,
    more: loadMoreOrders,
    forget: () => useOrders.setState(useOrders.getInitialState(), true),
    state: () => ({ ...useOrders.getState(), ids: useOrders.getState().orders.map(({ number }) => Number(number)) }),
    answer: (ids, next) => ({ orders: ids.map((id) => ({ ...ORDER, number: String(id) })), next }),
  },
  board: {
    load: () => loadBoard({ state: '', search: '' }),
    refresh: refreshBoard,
    more: loadMoreOfBoard,
    forget: () => useBoard.setState(useBoard.getInitialState(), true),
    state: () => ({ ...useBoard.getState(), ids: useBoard.getState().orders.map(({ number }) => Number(number)) }),
    answer: (ids, next) => ({
      orders: ids.map((id) => ({
        ...ORDER,
        number: String(id),
        runningNumber: id,
        customer: { name: 'Zoë', email: 'zoe@example.com' },
        reason: '',
      })),
      next,
    }),
  },
}

const HAPPENINGS = ['load', 'refresh', 'more', 'new on the server', 'answered', 'answered early', 'lost'] as const

describe.each(Object.entries(LISTS))('the list of %s', (_, list) => {
  /** The newest number on the server; numbers go down to 1. */
  let newest = 0
  /** What was asked and not answered yet, the earliest first. */
  let waiting: { readonly answer: () => void; readonly lose: () => void }[] = []

  beforeEach(() => {
    globalThis.dataLayer = []
    vi.spyOn(globalThis.console, 'debug').mockImplementation(() => undefined)
    vi.stubGlobal('fetch', (url: string) => {
      const after = Number(new URL(url, 'http://localhost').searchParams.get('after') || newest + 1)
      const ids = Array.from({ length: Math.min(PAGE, after - 1) }, (_each, index) => after - 1 - index)
      const last = ids.at(-1) ?? 1
      const body = list.answer(ids, last > 1 ? String(last) : '')
      return new Promise((resolve, reject) => {
        waiting.push({ answer: () => resolve(Response.json(body)), lose: () => reject(new TypeError('lost')) })
      })
    })
  })

  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
    localStorage.clear()
  })

  const settle = () => new Promise((resolve) => setTimeout(resolve, 0))

  async function answerAll(): Promise<void> {
    for (await settle(); waiting.length > 0; await settle()) waiting.shift()?.answer()
  }

  const happen: Readonly<Record<(typeof HAPPENINGS)[number], () => void>> = {
    load: () => void list.load().catch(() => undefined),
    refresh: () => void list.refresh().catch(() => undefined),
    more: () => void list.more().catch(() => undefined),
    'new on the server': () => {
      newest += 1
    },
    answered: () => waiting.shift()?.answer(),
    'answered early': () => waiting.pop()?.answer(),
    lost: () => waiting.shift()?.lose(),
  }

  it('has no gaps and nothing twice, and always goes on to its end, whatever is asked when', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...HAPPENINGS), { maxLength: 12 }), async (happenings) => {
        newest = 9
        waiting = []
        list.forget()
        happen.load()
        await answerAll()
        for (const happening of happenings) {
          happen[happening]()
          await settle()
        }
        await answerAll()
        const { ids, isLoadingMore } = list.state()
        expect(isLoadingMore).toBe(false)
        expect(ids).toEqual(ids.map((_id, index) => (ids[0] ?? 0) - index))
        while (list.state().next !== '') {
          const before = list.state().ids.length
          happen.more()
          await answerAll()
          expect(list.state().ids.length).toBeGreaterThan(before)
        }
        expect([undefined, 1]).toContain(list.state().ids.at(-1))
      }),
      { numRuns: 60 },
    )
  })
})
