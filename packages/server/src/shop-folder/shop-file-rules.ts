import { MATERIALS } from '@collagerie/core/format'
import * as v from 'valibot'

/** All but "no preference", which is none. */
export const SELLABLE_MATERIALS = MATERIALS.filter((material) => material !== '')

/** Says of a key whether it is one too many or is missing. */
export function exactly(keys: string) {
  return ({ expected, received }: { readonly expected: string | null; readonly received: string }): string => {
    if (expected === 'never') return `is none of ${keys}`
    return received === 'undefined' ? 'is missing' : `must be an object of ${keys}`
  }
}

/** What is wrong first, beginning with the place. */
export function firstProblem([issue]: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): string {
  return `${v.getDotPath(issue) ?? 'it'} ${issue.message}`
}
