import type { AuthenticatedAnswer } from '@collagerie/protocol'

export const YES: AuthenticatedAnswer = { authenticated: 'true' }
export const NO: AuthenticatedAnswer = { authenticated: 'false' }
const OPERATOR: AuthenticatedAnswer = { ...YES, isOperator: true }

/** Customers are not told that there are operators. */
export function authenticatedAnswer(caller: { readonly isOperator: boolean } | undefined): AuthenticatedAnswer {
  if (caller === undefined) return NO
  return caller.isOperator ? OPERATOR : YES
}
