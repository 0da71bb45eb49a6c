import { CallFailure } from './call-failure.ts'
import { hearOut } from './hear-out.ts'

/** The whole request and the whole answer must come within one silence: calls are small. */
export async function wholeAnswer(url: string, init?: RequestInit, signal?: AbortSignal) {
  const [response, text] = await hearOut((answer) => answer.text(), url, init, signal)
  return { response, text }
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
