import type { Contact } from '@collagerie/protocol'
import * as v from 'valibot'
import { exactly, firstProblem } from './shop-file-rules.ts'

const NAME = 'must be a text of 1 to 40 characters in one line'
const EMAIL = 'must be an e-mail address of at most 120 characters'
const PHONE = 'must be a telephone number of 6 to 30 characters'
const ADDRESS = 'must be a list of 1 to 5 lines'
const ADDRESS_LINE = 'must be a text of 1 to 80 characters in one line'
const HOURS = 'must be a text of 1 to 120 characters in one line'

const MOST_LINES = 5

/** One line that can be shown. */
function lineSchema(pattern: RegExp, rule: string) {
  return v.pipe(v.string(rule), v.trim(), v.regex(/^[^\p{C}\p{Zl}\p{Zp}]*$/u, rule), v.regex(pattern, rule))
}

const fileSchema = v.strictObject(
  {
    name: lineSchema(/^.{1,40}$/u, NAME),
    email: v.optional(lineSchema(/^(?=.{6,120}$)[^\s@]+@[^\s@]+\.[^\s@]+$/u, EMAIL)),
    phone: v.optional(lineSchema(/^\+?[\d ()./-]{5,29}\d$/u, PHONE)),
    address: v.optional(
      v.pipe(
        v.array(lineSchema(/^.{1,80}$/u, ADDRESS_LINE), ADDRESS),
        v.nonEmpty(ADDRESS),
        v.maxLength(MOST_LINES, ADDRESS),
      ),
    ),
    hours: v.optional(lineSchema(/^.{1,120}$/u, HOURS)),
  },
  exactly('name, email, phone, address and hours'),
)

/** The shop's name and contact, or what is wrong with the file, beginning with the place. */
export function readContact(given: unknown): { readonly contact: Contact } | { readonly problem: string } {
  const { success, output, issues } = v.safeParse(fileSchema, given)
  return success ? { contact: output } : { problem: firstProblem(issues) }
}
