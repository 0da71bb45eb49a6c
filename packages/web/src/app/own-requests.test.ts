// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadThemeList } from '../catalogue/load-theme-list.ts'
import { faceFinder } from '../photos/analysis/face-finder.ts'
import { readBlob } from '../photos/library/server-bytes.ts'
import { askService, fetchPhoto } from '../photos/social/social-calls.ts'

interface OwnRequests {
  readonly why: string
  /** Each request of the file, begun in the way the product begins it. */
  readonly begin: readonly (() => Promise<unknown>)[]
  /** Whether somebody else ends it when it falls silent. */
  readonly isEndedElsewhere?: boolean
}

/** The requests that read their answer themselves, and why. */
const OWN: Readonly<Record<string, OwnRequests>> = {
  'photos/library/server-bytes.ts': {
    why: 'reads bytes of any size on any line, and comes back to a busy server',
    begin: [() => readBlob('/api/photo/1')],
  },
  'photos/social/social-calls.ts': {
    why: 'reads bytes, and names failures of another service',
    begin: [() => fetchPhoto('/api/social/photo/1', new AbortController().signal), askService],
  },
  'photos/analysis/face-finder.ts': {
    why: 'reads bytes in a worker, which has a time limit of its own',
    begin: [faceFinder],
    isEndedElsewhere: true,
  },
  'catalogue/load-theme-list.ts': {
    why: 'reads its long answer in turns, without the entries that cannot be read',
    begin: [() => loadThemeList('fr', new AbortController().signal)],
  },
}

const SRC = join(import.meta.dirname, '..')
/** A call of the browser's `fetch`, not of a method or a parameter of that name, or of what reads a whole answer. */
const REQUEST = /(?<![.\w])(?:fetch|wholeFile|wholeAnswer)\((?!\)|signal[:)])/g

const requests = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/^calls\/|\.test\.tsx?$|\/testing\//.test(name))
  .map((name) => ({ name, count: readFileSync(join(SRC, name), 'utf8').match(REQUEST)?.length ?? 0 }))
  .filter(({ count }) => count > 0)

function whenCut(signal: RequestInit['signal']): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason))
  })
}

/** An answer that begins and is never heard of again. */
function half(signal: RequestInit['signal']): Response {
  const body = new ReadableStream({
    start: (controller) => {
      controller.enqueue(new TextEncoder().encode('{"half":'))
      whenCut(signal).catch((error: unknown) => controller.error(error))
    },
  })
  return new Response(body, { headers: { 'content-type': 'application/json' } })
}

/** How a request ends: the failure with all it says. */
async function endOf(begin: () => Promise<unknown>): Promise<unknown> {
  const ended = begin().then(
    () => 'answered',
    (error: Error) => ({ ...error, kind: error.constructor.name, message: error.message, cause: undefined }),
  )
  await vi.runAllTimersAsync()
  return ended
}

describe('requests that read their answer themselves', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })

  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('are these alone', () => {
    const listed = Object.entries(OWN).map(([name, { begin }]) => ({ name, count: begin.length }))
    expect(requests.toSorted(byName)).toEqual(listed.toSorted(byName))
  })

  it.each(Object.entries(OWN))('of %s tell a lost connection from a refusal', async (_, { begin }) => {
    for (const one of begin) {
      vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
      const lost = await endOf(one)
      vi.stubGlobal('fetch', async () => Response.json({ error: 'x', code: 'notFound' }, { status: 404 }))
      const refused = await endOf(one)
      expect([lost, refused]).not.toContain('answered')
      expect(lost).not.toEqual(refused)
    }
  })

  const silent = Object.entries(OWN).filter(([, { isEndedElsewhere = false }]) => !isEndedElsewhere)

  it.each(silent)(
    'of %s take a silence for a lost connection, before the answer and in the middle of it',
    async (_, { begin }) => {
      for (const one of begin) {
        vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
        const lost = await endOf(one)
        vi.stubGlobal('fetch', (_url: string, { signal }: RequestInit) => whenCut(signal))
        expect(await endOf(one)).toEqual(lost)
        vi.stubGlobal('fetch', async (_url: string, { signal }: RequestInit) => half(signal))
        expect(await endOf(one)).toEqual(lost)
      }
    },
  )
})

function byName(a: { readonly name: string }, b: { readonly name: string }): number {
  return a.name.localeCompare(b.name)
}
