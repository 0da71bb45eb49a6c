import { CallFailure } from './call-failure.ts'
import { whenSilent } from './when-silent.ts'

/**
 * Reads an answer to its last byte, since a connection may break or fall silent in the middle. `fetch` reports nothing
 * in between, so the whole request and the whole answer must come within one silence: calls are small, and photos use
 * `uploadPhoto`.
 */
export async function wholeAnswer(url: string, init?: RequestInit, signal?: AbortSignal) {
  signal?.throwIfAborted()
  const connection = new AbortController()
  const cut = () => connection.abort()
  const silence = whenSilent(cut)
  signal?.addEventListener('abort', cut)
  try {
    const response = await fetch(url, { ...init, signal: connection.signal })
    silence.heard()
    return { response, text: await response.text() }
  } catch (cause) {
    signal?.throwIfAborted()
    throw new CallFailure('noConnection', 'There is no connection to the server.', { cause })
  } finally {
    silence.stop()
    signal?.removeEventListener('abort', cut)
  }
}

/** Requests a text file of the server. */
export async function getText(url: string, signal?: AbortSignal): Promise<string> {
  const { response, text } = await wholeAnswer(url, undefined, signal)
  if (!response.ok) throw refusal(url, response)
  return text
}

/** Whether the server has a file for this customer, without reading it. */
export async function isThere(url: string): Promise<boolean> {
  const { response } = await wholeAnswer(url, { method: 'HEAD' })
  const failure = refusal(url, response)
  if (!response.ok && isUnanswered(failure)) throw failure
  return response.ok
}

function refusal(url: string, { status }: Response): CallFailure {
  return new CallFailure('unexpected', `${url} answered with ${status}.`, { status })
}

const TOO_MANY_REQUESTS = 429
const SERVER_ERROR = 500

/** Whether the same request may get an answer later; a refusal is an answer. */
export function isUnanswered(error: unknown): boolean {
  if (!(error instanceof CallFailure)) return false
  return error.code === 'noConnection' || error.status === TOO_MANY_REQUESTS || error.status >= SERVER_ERROR
}
