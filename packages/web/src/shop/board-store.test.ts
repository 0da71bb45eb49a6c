// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadBoard, loadMore, refreshBoard, showBoard, useBoard } from './board-store.ts'

const PIECE = { name: '', title: '', templateId: '', width: 50, height: 40, material: 'POSTER', pages: 1, picture: '' }
const PAGE = 2
const ALL = { state: '', search: '' } as const
const READY = { state: 'ready', search: '' } as const

const orderOf = (runningNumber: number) => ({
  number: `N${runningNumber}`,
  runningNumber,
  orderedAt: '2026-11-15T10:00:00.000Z',
  piece: PIECE,
  state: 'ready',
  progress: 100,
  customer: { name: 'Zoë', email: 'zoe@example.com' },
  reason: '',
})

/** Pages like the server: newest first, from below the given number. */
function answerTo(url: string, newest: number): Response {
  const after = Number(new URL(url, 'http://localhost').searchParams.get('after') || newest + 1)
  const numbers = Array.from({ length: newest }, (_, index) => newest - index).filter((number) => number < after)
  const shown = numbers.slice(0, PAGE)
  return Response.json({
    orders: shown.map(orderOf),
    next: numbers.length > PAGE ? String(shown.at(-1)) : '',
  })
}

const NOBODY = () => Response.json({ error: 'There is nothing here.', code: 'notFound' }, { status: 404 })

describe('the board', () => {
  const shown = () => useBoard.getState().orders.map(({ runningNumber }) => runningNumber)
  let answer: (url: string) => Response | Promise<Response>

  beforeEach(() => {
    globalThis.dataLayer = []
    useBoard.setState(useBoard.getInitialState(), true)
    vi.spyOn(globalThis.console, 'debug').mockImplementation(() => undefined)
    vi.stubGlobal('fetch', async (url: string) => answer(url))
  })

  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  it('shows a page, then more, and as many again when it is looked at anew', async () => {
    answer = (url) => answerTo(url, 5)
    await showBoard(ALL)
    expect(shown()).toEqual([5, 4])
    await loadMore()
    expect(shown()).toEqual([5, 4, 3, 2])
    answer = (url) => answerTo(url, 6)
    await showBoard(ALL)
    expect(shown()).toEqual([6, 5, 4, 3])
    await loadMore()
    await loadMore()
    expect(shown()).toEqual([6, 5, 4, 3, 2, 1])
    expect(useBoard.getState().next).toBe('')
  })

  it('lets only the newest question answer', async () => {
    let answerLate: ((late: Response) => void) | undefined
    answer = () =>
      new Promise((resolve) => {
        answerLate = resolve
      })
    const slow = loadBoard(ALL)
    answer = (url) => answerTo(url, 1)
    await loadBoard(READY)
    answerLate?.(answerTo('/', 9))
    await slow
    expect(shown()).toEqual([1])
    expect(useBoard.getState().view).toEqual(READY)
  })

  it('goes on with the view that is shown, and has every order once', async () => {
    const late: (() => void)[] = []
    const answerAtOnce = (url: string) => answerTo(url, 5)
    const answerLater = (url: string) => new Promise<Response>((resolve) => late.push(() => resolve(answerTo(url, 5))))
    answer = answerAtOnce
    await loadBoard(ALL)
    answer = answerLater
    const ofAll = loadMore()
    answer = answerAtOnce
    await loadBoard(READY)
    answer = answerLater
    const more = loadMore()
    late[0]?.()
    await ofAll
    expect(useBoard.getState().isLoadingMore).toBe(true)
    late[1]?.()
    await more
    expect(shown()).toEqual([5, 4, 3, 2])
    expect(useBoard.getState().isLoadingMore).toBe(false)
  })

  it('adds the page that was asked for to what a look at the list found meanwhile', async () => {
    let answerLate: (() => void) | undefined
    answer = (url) => answerTo(url, 5)
    await loadBoard(ALL)
    answer = (url) =>
      new Promise((resolve) => {
        answerLate = () => resolve(answerTo(url, 6))
      })
    const begunBefore = refreshBoard()
    answer = (url) => answerTo(url, 6)
    const more = loadMore()
    await refreshBoard()
    answerLate?.()
    await begunBefore
    await more
    expect(shown()).toEqual([6, 5, 4, 3])
    expect(useBoard.getState().isLoadingMore).toBe(false)
  })

  it('stays when an earlier question fails late', async () => {
    let answerLate: ((late: Response) => void) | undefined
    answer = () =>
      new Promise((resolve) => {
        answerLate = resolve
      })
    const slow = loadBoard(ALL)
    answer = (url) => answerTo(url, 1)
    await loadBoard(READY)
    answerLate?.(NOBODY())
    await slow
    expect(useBoard.getState().phase).toBe('ready')
    expect(shown()).toEqual([1])
  })

  it('is not there for anybody but operators, and asks who has seen it to sign in again', async () => {
    answer = NOBODY
    await showBoard(ALL)
    expect(useBoard.getState().phase).toBe('not an operator')
    answer = (url) => answerTo(url, 2)
    await loadBoard(ALL)
    answer = NOBODY
    await expect(refreshBoard()).rejects.toThrow('There is nothing here.')
    expect(useBoard.getState()).toMatchObject({ phase: 'signed out', orders: [] })
  })

  it('that is still being loaded is loaded again by a refresh, and has failed if that fails', async () => {
    let answerLate: ((late: Response) => void) | undefined
    answer = () =>
      new Promise((resolve) => {
        answerLate = resolve
      })
    const slow = loadBoard(READY)
    answer = () => {
      throw new TypeError('no connection')
    }
    await refreshBoard()
    answerLate?.(answerTo('/', 2))
    await slow
    expect(useBoard.getState()).toMatchObject({ phase: 'failed', view: READY, orders: [] })
    answer = (url) => answerTo(url, 2)
    await refreshBoard()
    expect(useBoard.getState().phase).toBe('ready')
    expect(shown()).toEqual([2, 1])
  })

  it('stays as it is while there is no connection, and says so where there is nothing to show yet', async () => {
    answer = (url) => answerTo(url, 2)
    await showBoard(ALL)
    answer = () => {
      throw new TypeError('no connection')
    }
    await expect(refreshBoard()).rejects.toThrow('There is no connection to the server.')
    expect(shown()).toEqual([2, 1])
    await showBoard(READY)
    expect(useBoard.getState().phase).toBe('failed')
  })
})
