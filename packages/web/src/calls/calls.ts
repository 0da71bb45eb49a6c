import { errorAnswerSchema } from '@collagerie/protocol'
import { type GenericSchema, type InferOutput, parse, safeParse } from 'valibot'
import { Failure } from './failure.ts'

/** Posts JSON and gives the answer's JSON, whatever it is; every other end is a `Failure`. */
export function post(url: string, body: object, signal?: AbortSignal): Promise<unknown> {
  const headers = { 'content-type': 'application/json' }
  return call(url, { method: 'POST', headers, body: JSON.stringify(body), ...(signal && { signal }) })
}

/** Asks for JSON of a known shape. What is no answer is a `Failure`, what has another shape a `ValiError`. */
export async function getJson<Schema extends GenericSchema>(url: string, schema: Schema): Promise<InferOutput<Schema>> {
  return parse(schema, await call(url))
}

async function call(url: string, init?: RequestInit): Promise<unknown> {
  const response = await fetch(url, init).catch((error: unknown) => {
    throw new Failure('noConnection', 'There is no connection to the server.', { cause: error })
  })
  const answer: unknown = await response.json().catch(() => undefined)
  if (response.ok && answer !== undefined) return answer
  const { status } = response
  const retryAfter = Number(response.headers.get('retry-after')) || 0
  const said = safeParse(errorAnswerSchema, answer)
  // Something between the server and here may answer in its place.
  if (!said.success) throw new Failure('unexpected', `${status}`, { status, retryAfter })
  const { code, error, photoId } = said.output
  throw new Failure(code, error, { status, retryAfter, photoId })
}
