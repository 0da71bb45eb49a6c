import { type Contact, contactSchema } from '@collagerie/protocol'
import * as v from 'valibot'
import { shopFact } from './shop-config.ts'

/** The shop's contact, if it has one. */
export function shopContact(): Contact | undefined {
  const { success, output } = v.safeParse(contactSchema, shopFact('contact'))
  return success && Object.keys(output).length > 0 ? output : undefined
}
