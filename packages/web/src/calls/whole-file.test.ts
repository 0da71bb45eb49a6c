import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { wholeFile } from './whole-file.ts'

const PAUSE_MS = 200_000

/** A file that comes in pieces, each after a pause. */
function slowly(pieces: readonly string[], signal: AbortSignal): Response {
  const body = new ReadableStream({
    start: async (controller) => {
      signal.addEventListener('abort', () => controller.error(signal.reason))
      for (const piece of pieces) {
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
        if (!signal.aborted) controller.enqueue(new TextEncoder().encode(piece))
      }
      if (!signal.aborted) controller.close()
    },
  })
  return new Response(body, { headers: { 'content-type': 'image/jpeg' } })
}

describe('a file from the server', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })

  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('may take as long as it likes while pieces of it come', async () => {
    vi.stubGlobal('fetch', async (_url: string, { signal }: { signal: AbortSignal }) => slowly(['a', 'b', 'c'], signal))
    const asked = wholeFile('/api/photo/a')
    await vi.advanceTimersByTimeAsync(3 * PAUSE_MS)
    const { response, blob } = await asked
    expect([response.status, blob.type, await blob.text()]).toEqual([200, 'image/jpeg', 'abc'])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('without bytes is an empty one', async () => {
    vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }))
    const { blob } = await wholeFile('/api/photo/a')
    expect(blob.size).toBe(0)
  })
})
