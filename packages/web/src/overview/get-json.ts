import { type BaseIssue, type BaseSchema, type InferOutput, parse } from 'valibot'
import { CallFailure } from '../account/account-calls.ts'

type AnySchema = BaseSchema<unknown, unknown, BaseIssue<unknown>>

/** Asks for JSON of a known shape; every other end is a `CallFailure`. */
export async function getJson<Schema extends AnySchema>(url: string, schema: Schema): Promise<InferOutput<Schema>> {
  const response = await fetch(url).catch((error: unknown) => {
    throw new CallFailure(0, String(error))
  })
  if (!response.ok) throw new CallFailure(response.status, await response.text())
  return parse(schema, await response.json())
}
