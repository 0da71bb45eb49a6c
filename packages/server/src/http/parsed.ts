import * as v from 'valibot'
import { HttpFailure } from './errors.ts'

/** A caller's data in the form a route accepts; anything else is a bad request. */
export function parsed<Schema extends v.GenericSchema>(schema: Schema, sent: unknown): v.InferOutput<Schema> {
  const { success, output } = v.safeParse(schema, sent)
  if (!success) throw new HttpFailure('badRequest')
  return output
}
