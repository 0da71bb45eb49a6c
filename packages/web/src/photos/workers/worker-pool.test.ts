import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type RequestOptions, type WorkerEvents, WorkerPool } from './worker-pool.ts'

/** Workers that do nothing until the test says so. */
function manualPool(options: { size: number; lanes?: Record<string, number>; budget?: number }) {
  const started: { readonly events: WorkerEvents<string>; readonly taken: string[]; isAlive: boolean }[] = []
  let most = Number.POSITIVE_INFINITY
  const pool = new WorkerPool<string, string>(
    (events) => {
      if (started.length >= most) throw new Error('no more workers')
      const worker = { events, taken: [] as string[], isAlive: true }
      started.push(worker)
      return {
        post: (request) => {
          if (request === 'unsendable') throw new Error('cannot be cloned')
          worker.taken.push(request)
        },
        terminate: () => {
          worker.isAlive = false
        },
      }
    },
    { lanes: {}, budget: 100, timeoutMs: 30_000, idleMs: 5000, ...options },
  )
  const run = (request: string, more: Partial<RequestOptions> = {}) => {
    const outcome = pool.run(request, { lane: 'decode', weight: 1, ...more }).catch((failure: Error) => failure.message)
    return outcome
  }
  /** The running requests, in the order they were started. */
  const open = () => started.filter(({ isAlive }) => isAlive).map(({ taken }) => taken.at(-1))
  const answer = (request: string) =>
    started.find(({ taken }) => taken.at(-1) === request)?.events.onAnswer(`${request} done`)
  const crash = (request: string) => started.find(({ taken }) => taken.at(-1) === request)?.events.onCrash()
  const allow = (workers: number) => {
    most = workers
  }
  return { run, open, answer, crash, started, allow }
}

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

describe('a pool of workers', () => {
  it('runs as many at a time as it has workers, in the order asked for, and uses them again', async () => {
    const { run, open, answer, started } = manualPool({ size: 2 })
    const outcomes = ['a', 'b', 'c'].map((request) => run(request))
    expect(open()).toEqual(['a', 'b'])
    answer('b')
    expect(open()).toEqual(['a', 'c'])
    answer('a')
    answer('c')
    expect(await Promise.all(outcomes)).toEqual(['a done', 'b done', 'c done'])
    expect(started).toHaveLength(2)
  })

  it('gives its workers up when there is nothing to do for a while, and starts others when there is', () => {
    const { run, open, answer, started } = manualPool({ size: 2 })
    for (const request of ['a', 'b']) void run(request)
    answer('a')
    vi.advanceTimersByTime(6000)
    expect(open()).toEqual(['a', 'b'])
    answer('b')
    vi.advanceTimersByTime(4999)
    void run('c')
    answer('c')
    vi.advanceTimersByTime(4999)
    expect(started.filter(({ isAlive }) => isAlive)).toHaveLength(2)
    vi.advanceTimersByTime(1)
    expect(started.filter(({ isAlive }) => isAlive)).toHaveLength(0)
    void run('d')
    expect(open()).toEqual(['d'])
  })

  it('keeps a lane to its own limit while others go on', () => {
    const { run, open } = manualPool({ size: 4, lanes: { inspect: 2 } })
    for (const request of ['i1', 'i2', 'i3']) void run(request, { lane: 'inspect' })
    void run('d1')
    expect(open()).toEqual(['i1', 'i2', 'd1'])
  })

  it('lets only so much weight be under way, and something heavier only alone', () => {
    const { run, open, answer } = manualPool({ size: 4, budget: 100 })
    void run('light', { weight: 60 })
    void run('heavy', { weight: 180 })
    void run('feather', { weight: 40 })
    expect(open()).toEqual(['light', 'feather'])
    answer('light')
    expect(open()).not.toContain('heavy')
    answer('feather')
    expect(open()).toContain('heavy')
  })

  it('takes what somebody is looking at first', () => {
    const { run, open, answer } = manualPool({ size: 1 })
    void run('a')
    void run('b')
    void run('sharp', { isUrgent: true })
    void run('sharper', { isUrgent: true })
    for (const expected of ['a', 'sharp', 'sharper', 'b']) {
      expect(open()).toEqual([expected])
      answer(expected)
    }
  })

  it('leaves for idle time what nobody waits for', () => {
    const { run, open, answer } = manualPool({ size: 2 })
    void run('a')
    void run('look', { isIdle: true })
    void run('look again', { isIdle: true })
    expect(open()).toEqual(['a'])
    void run('b')
    expect(open()).toEqual(['a', 'b'])
    answer('a')
    expect(open()).toEqual(['a', 'b'])
    answer('b')
    expect(new Set(open())).toEqual(new Set(['look', 'look again']))
  })

  it('takes at once what was left for idle time when somebody waits for it after all', () => {
    const { run, open, answer } = manualPool({ size: 1 })
    const leisure = new AbortController()
    for (const request of ['a', 'b']) void run(request)
    void run('look', { isIdle: true })
    void run('look here', { isIdle: true, leisure: leisure.signal })
    leisure.abort()
    for (const expected of ['a', 'look here', 'b', 'look']) {
      expect(open()).toEqual([expected])
      answer(expected)
    }
  })

  it('fails only the work of a worker that crashes, and replaces it', async () => {
    const { run, open, crash, answer } = manualPool({ size: 2 })
    const [a, b, c] = [run('a'), run('b'), run('c')]
    crash('a')
    expect(await a).toBe('crashed')
    expect(open()).toEqual(['b', 'c'])
    answer('b')
    answer('c')
    expect(await Promise.all([b, c])).toEqual(['b done', 'c done'])
  })

  it('fails the work for which no worker can be started, and goes on with the rest', async () => {
    const { run, open, answer, started, allow } = manualPool({ size: 2 })
    allow(1)
    const [a, b] = [run('a'), run('b')]
    expect(await b).toBe('crashed')
    const c = run('c')
    expect(await c).toBe('crashed')
    answer('a')
    expect(await a).toBe('a done')
    void run('d')
    expect(open()).toEqual(['d'])
    expect(started).toHaveLength(1)
  })

  it('fails what waited for a worker that can no longer be started', async () => {
    const { run, crash, allow } = manualPool({ size: 1 })
    allow(1)
    const outcomes = ['a', 'b', 'c'].map((request) => run(request))
    crash('a')
    expect(await Promise.all(outcomes)).toEqual(Array.from(outcomes, () => 'crashed'))
  })

  it('gives up on a worker that hangs for 30 seconds', async () => {
    const { run, open } = manualPool({ size: 1 })
    const [a] = [run('a'), run('b')]
    await vi.advanceTimersByTimeAsync(29_999)
    expect(open()).toEqual(['a'])
    await vi.advanceTimersByTimeAsync(1)
    expect(await a).toBe('timed out')
    expect(open()).toEqual(['b'])
  })

  it('drops what is cancelled, waiting or under way', async () => {
    const { run, open } = manualPool({ size: 1 })
    const stop = new AbortController()
    const cancelled = [run('a', { signal: stop.signal }), run('b', { signal: stop.signal })]
    void run('c')
    stop.abort()
    expect(await Promise.all(cancelled)).toEqual(['cancelled', 'cancelled'])
    expect(open()).toEqual(['c'])
    expect(await run('late', { signal: stop.signal })).toBe('cancelled')
  })

  it('starts nothing of what one signal cancels', async () => {
    const { run, open, started } = manualPool({ size: 2 })
    const stop = new AbortController()
    const cancelled = Array.from({ length: 8 }, (_, index) => run(`${index}`, { signal: stop.signal }))
    void run('other')
    stop.abort()
    expect(new Set(await Promise.all(cancelled))).toEqual(new Set(['cancelled']))
    expect(open()).toEqual(['other'])
    expect(started).toHaveLength(3)
  })

  it.each([
    ['cancelled', 'cancelled'],
    ['timed out', 'timed out'],
    ['crashed', 'crashed'],
  ])('gives idle workers up when the last work %s', async (end, sentence) => {
    const { run, answer, crash, started } = manualPool({ size: 2 })
    const stop = new AbortController()
    void run('a')
    const last = run('b', { signal: stop.signal })
    answer('a')
    if (end === 'cancelled') stop.abort()
    if (end === 'timed out') vi.advanceTimersByTime(30_000)
    if (end === 'crashed') crash('b')
    expect(await last).toBe(sentence)
    expect(started.filter(({ isAlive }) => isAlive)).toHaveLength(1)
    vi.advanceTimersByTime(5000)
    expect(started.filter(({ isAlive }) => isAlive)).toHaveLength(0)
  })

  it('survives a request that cannot be sent', async () => {
    const { run, open } = manualPool({ size: 1 })
    expect(await run('unsendable')).toBe('crashed')
    void run('next')
    expect(open()).toEqual(['next'])
  })
})
