import { vi } from 'vitest'

type Answer = { readonly status?: number; readonly statusText?: string; readonly body?: unknown }

/** Answers calls by "METHOD path?query", records them, and fails for a call without an answer. */
export function answerCalls(answers: Record<string, Answer | (() => Answer | Promise<Answer>)>): readonly string[] {
  const calls: string[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const call = `${init.method ?? 'GET'} ${url}`
    calls.push(call)
    const given = answers[call]
    if (given === undefined) throw new TypeError('Failed to fetch')
    const { status = 200, statusText = '', body } = typeof given === 'function' ? await given() : given
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    return new Response(status === 204 ? null : text, { status, statusText })
  })
  return calls
}

/** What was reported under this name since the last call. */
export function reported(name: string): readonly unknown[] {
  const entries = globalThis.dataLayer ?? []
  globalThis.dataLayer = []
  return entries.filter((entry) => Object(entry).event === name)
}
