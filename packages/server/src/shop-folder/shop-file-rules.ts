import { isChosen, MATERIALS } from '@collagerie/core/format'
import * as v from 'valibot'

/** All but "no preference", which is not a material. */
export const SELLABLE_MATERIALS = MATERIALS.filter(isChosen)

/** Tells whether a key is unknown or missing. */
export function exactly(keys: string) {
  return ({ expected, received }: { readonly expected: string | null; readonly received: string }): string => {
    if (expected === 'never') return `is none of ${keys}`
    return received === 'undefined' ? 'is missing' : `must be an object of ${keys}`
  }
}

/** The first problem, beginning with its place. */
export function firstProblem([issue]: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): string {
  return `${v.getDotPath(issue) ?? 'it'} ${issue.message}`
}
