import { afterEach, describe, expect, it, vi } from 'vitest'
import { holdDraft, isHeldElsewhere, isHeldHere, letGoOfDraft } from './draft-lock.ts'

/** Locks like a browser's: one owner at a time, perhaps another tab, and the others wait. */
function stubLocks(heldElsewhere?: string): void {
  const queues = new Map<string, Promise<unknown>>()
  const request = (name: string, { signal }: { signal: AbortSignal }, hold: () => Promise<void>) => {
    const before = name === heldElsewhere ? new Promise(() => undefined) : queues.get(name)
    const aborted = new Promise((_, fail) => signal.addEventListener('abort', fail))
    const held = Promise.race([before, aborted]).then(hold)
    queues.set(name, held)
    return held
  }
  vi.stubGlobal('navigator', { locks: { request } })
}

describe('the lock on a draft', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  it('is had by all parts of a tab that ask at the same time, and given back once', async () => {
    stubLocks()
    const patience = new AbortController()
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal)
    const both = [holdDraft('a'), holdDraft('a')]
    expect(await both[0]).toBe(true)
    patience.abort()
    expect(await both[1]).toBe(true)
    expect(await holdDraft('a')).toBe(true)
    letGoOfDraft('a')
    expect(isHeldHere('a')).toBe(false)
  })

  it('is refused where another tab has it for longer than anybody waits', async () => {
    stubLocks('collagerie-draft-b')
    const patience = new AbortController()
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal)
    const holding = holdDraft('b')
    patience.abort()
    expect(await holding).toBe(false)
    expect(isHeldHere('b')).toBe(false)
  })

  it('is had by everybody where the browser gives none: no other tab has it', async () => {
    const refuse = () => Promise.reject(new DOMException('No locks here.', 'SecurityError'))
    vi.stubGlobal('navigator', { locks: { request: refuse, query: refuse } })
    expect(await isHeldElsewhere('c')).toBe(false)
    expect(await holdDraft('c')).toBe(true)
    letGoOfDraft('c')
  })
})
