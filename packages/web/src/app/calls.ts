import { errorAnswerSchema } from '@collagerie/protocol'
import { type GenericSchema, type InferOutput, parse, safeParse } from 'valibot'

export const NO_CONNECTION = 'There is no connection to the server.'

/** A call that got no usable answer. `status` is 0 where there was no answer at all. */
export class CallFailure extends Error {
  readonly status: number
  /** After how many seconds the server would answer otherwise; 0 where it did not say. */
  readonly retryAfter: number

  constructor(
    status: number,
    message: string,
    { retryAfter = 0, ...options }: ErrorOptions & { retryAfter?: number } = {},
  ) {
    super(message, options)
    this.status = status
    this.retryAfter = retryAfter
  }
}

/** Posts JSON and gives the answer's JSON, whatever it is; every other end is a `CallFailure`. */
export function post(url: string, body: object, signal?: AbortSignal): Promise<unknown> {
  const headers = { 'content-type': 'application/json' }
  return call(url, { method: 'POST', headers, body: JSON.stringify(body), ...(signal && { signal }) })
}

/** Asks for JSON of a known shape. What is no answer is a `CallFailure`, what has another shape a `ValiError`. */
export async function getJson<Schema extends GenericSchema>(url: string, schema: Schema): Promise<InferOutput<Schema>> {
  return parse(schema, await call(url))
}

async function call(url: string, init?: RequestInit): Promise<unknown> {
  const response = await fetch(url, init).catch((error: unknown) => {
    throw new CallFailure(0, NO_CONNECTION, { cause: error })
  })
  const answer: unknown = await response.json().catch(() => undefined)
  if (response.ok && answer !== undefined) return answer
  const said = safeParse(errorAnswerSchema, answer)
  const retryAfter = Number(response.headers.get('retry-after')) || 0
  throw new CallFailure(response.status, said.success ? said.output.error : `${response.status}`, { retryAfter })
}
