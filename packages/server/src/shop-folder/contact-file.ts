import * as v from 'valibot'
import { exactly, firstProblem } from './shop-file-rules.ts'

const RULE = 'must be a text of 1 to 40 characters in one line'

const fileSchema = v.strictObject(
  { name: v.pipe(v.string(RULE), v.trim(), v.regex(/^[^\p{C}\p{Zl}\p{Zp}]{1,40}$/u, RULE)) },
  exactly('name'),
)

/** What the shop is called, or what is wrong with what a file says of it, beginning with the place. */
export function readName(given: unknown): { readonly name: string } | { readonly problem: string } {
  const { success, output, issues } = v.safeParse(fileSchema, given)
  return success ? output : { problem: firstProblem(issues) }
}
