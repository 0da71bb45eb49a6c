import { track } from '../analytics/analytics.ts'
import { type FailureCode, isFailure } from '../calls/failure.ts'

/** Why something of the shop is not shown. Whoever is no operator is told no more than at an address nobody knows. */
export type ShopAbsence = 'not an operator' | 'signed out' | 'missing' | 'failed'

const NO_OPERATOR: FailureCode = 'notFound'

/** Somebody who has seen the board before has only been signed out meanwhile. */
export function absenceAfter(error: unknown, hasSeenBoard: boolean): ShopAbsence {
  if (isFailure(error, NO_OPERATOR)) return hasSeenBoard ? 'signed out' : 'not an operator'
  if (isFailure(error, 'noSuchOrder')) return 'missing'
  track('shop-failure', { message: String(error) })
  return 'failed'
}
