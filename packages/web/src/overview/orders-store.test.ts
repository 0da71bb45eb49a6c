// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadMoreOrders, loadOrders, refreshOrders, useOrders } from './orders-store.ts'

const PIECE = { name: '', title: '', templateId: '', width: 50, height: 40, material: 'POSTER', pages: 1, picture: '' }
const NEXT: Readonly<Record<string, string>> = { '': 'B', B: 'C', C: '' }

/** Whether the order's collage is still there. */
let isDeleted = false
let refuse: Response | undefined
/** Calls wait here while they are held back. */
let held: (() => void)[] | undefined

/** Orders A, B and C, each on a page of its own. */
function answerTo(url: string): Response {
  const after = new URL(url, 'http://localhost').searchParams.get('after') ?? ''
  const order = {
    number: after || 'A',
    orderedAt: '2026-11-15T10:00:00.000Z',
    piece: PIECE,
    state: 'ready',
    progress: 0,
  }
  return Response.json({ orders: [{ ...order, ...(!isDeleted && { collageid: 'a' }) }], next: NEXT[after] })
}

const shown = () => useOrders.getState().orders.map(({ number, collageid }) => `${number} ${collageid ?? 'gone'}`)

describe('the orders of an account', () => {
  beforeEach(() => {
    globalThis.dataLayer = []
    isDeleted = false
    refuse = undefined
    held = undefined
    vi.spyOn(globalThis.console, 'debug').mockImplementation(() => undefined)
    vi.stubGlobal('fetch', async (url: string) => {
      if (held) await new Promise<void>((resolve) => held?.push(resolve))
      return refuse ?? answerTo(url)
    })
  })

  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  it('stay as many where a collage is deleted, and cannot be ordered again', async () => {
    await loadOrders()
    await loadMoreOrders()
    expect(shown()).toEqual(['A a', 'B a'])
    isDeleted = true
    await refreshOrders()
    expect(shown()).toEqual(['A gone', 'B gone'])
    await loadMoreOrders()
    expect(shown()).toEqual(['A gone', 'B gone', 'C gone'])
  })

  it('come on, though a collage is deleted while more of them are on their way', async () => {
    await loadOrders()
    const waiting: (() => void)[] = []
    held = waiting
    const more = loadMoreOrders()
    isDeleted = true
    const refreshed = refreshOrders()
    held = undefined
    for (const go of waiting) go()
    await Promise.all([more, refreshed])
    expect(shown()).toEqual(['A gone', 'B gone'])
    expect(useOrders.getState()).toMatchObject({ next: 'C', isLoadingMore: false })
  })

  it.each([
    ['a server that lists none', 404, 'notFound', 'ready'],
    ['a session that is over', 401, 'signInNeeded', 'ready'],
    ['a server that fails', 500, 'unexpected', 'failed'],
  ])('are none with %s', async (_, status, code, phase) => {
    refuse = Response.json({ error: 'no', code }, { status })
    await loadOrders()
    expect(useOrders.getState()).toMatchObject({ phase, orders: [], next: '' })
  })
})
