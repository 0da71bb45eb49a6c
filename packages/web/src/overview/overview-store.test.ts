// @vitest-environment happy-dom
import type { CollageListAnswer } from '@collagerie/protocol'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { materialOfOrder } from '../order/material-of-order.ts'
import { duplicate, loadMore, loadOverview, rename, useOverview } from './overview-store.ts'

const card = (id: string) => ({
  id,
  name: id,
  title: '',
  templateId: 'gen-single',
  width: 50,
  height: 40,
  material: 'POSTER',
  pages: 1,
  picture: '',
  savedAt: '2026-11-15T10:00:00.000Z',
  version: 1,
})

const listOf = (...ids: string[]): CollageListAnswer =>
  ({ collages: ids.map(card), next: '', room: { used: 0, limit: 1 } }) as unknown as CollageListAnswer

const SIGNED_OUT = () => Response.json({ error: 'Sign in.', code: 'signInNeeded' }, { status: 401 })

/** The unanswered calls, oldest first. */
const waiting: ((answer: Response) => void)[] = []

/** Answers a call and gives the page time to react. */
async function answer(call: number, given: Response, asked: Promise<unknown>): Promise<void> {
  waiting[call]?.(given)
  await asked.catch(() => undefined)
}

const shown = () => useOverview.getState().collages.map(({ id }) => id)

describe('the overview', () => {
  beforeEach(() => {
    globalThis.dataLayer = []
    waiting.length = 0
    useOverview.setState(useOverview.getInitialState(), true)
    vi.spyOn(globalThis.console, 'debug').mockImplementation(() => undefined)
    vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => waiting.push(resolve)))
  })

  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
    localStorage.clear()
  })

  it('shows the list that was asked for last, whichever comes last', async () => {
    const [slow, quick] = [loadOverview(), loadOverview()]
    await answer(1, Response.json(listOf('of Bea')), quick)
    await answer(0, Response.json(listOf('of Ada')), slow)
    expect(shown()).toEqual(['of Bea'])
  })

  it('stays when an earlier question fails late', async () => {
    const [slow, quick] = [loadOverview(), loadOverview()]
    await answer(1, Response.json(listOf('of Bea')), quick)
    await answer(0, SIGNED_OUT(), slow)
    expect(useOverview.getState().phase).toBe('ready')
  })

  it('stays when something that was begun in an earlier session is refused late', async () => {
    const before = loadOverview()
    await answer(0, Response.json(listOf('of Ada')), before)
    const renaming = rename('of Ada', 'Anew')
    const after = loadOverview()
    await answer(2, Response.json(listOf('of Bea')), after)
    await answer(1, SIGNED_OUT(), renaming)
    expect(useOverview.getState()).toMatchObject({ phase: 'ready' })
  })

  it('goes on with its own list, not with the one before', async () => {
    const first = loadOverview()
    await answer(0, Response.json({ ...listOf('a'), next: 'b' }), first)
    const slow = loadMore()
    const anew = loadOverview()
    await answer(2, Response.json({ ...listOf('a'), next: 'b' }), anew)
    const more = loadMore()
    await answer(1, Response.json(listOf('b')), slow)
    expect(useOverview.getState().isLoadingMore).toBe(true)
    await answer(3, Response.json(listOf('b')), more)
    expect(shown()).toEqual(['a', 'b'])
    expect(useOverview.getState().isLoadingMore).toBe(false)
  })

  it('takes a copy of a collage without a material for the material its original was wanted on', async () => {
    const loading = loadOverview()
    const order = { number: 'A', orderedAt: '2026-11-15', material: 'DIBOND', state: 'ordered', progress: 0 }
    const original = { ...card('a'), material: '', order }
    await answer(0, Response.json({ ...listOf(), collages: [original] }), loading)
    const copying = duplicate('a', 'Copy')
    await answer(1, Response.json({ collage: { ...card('b'), material: '' } }), copying)
    expect(materialOfOrder('b')).toBe('DIBOND')
  })
})
