import { track } from '../analytics/analytics.ts'
import { type FailureCode, isFailure } from '../calls/failure.ts'

/** Why a part of the shop is not shown. Customers are told no more than at an unknown address. */
export type ShopAbsence = 'not an operator' | 'signed out' | 'missing' | 'failed'

const NO_OPERATOR: FailureCode = 'notFound'

/** An operator who has seen the board has only been signed out meanwhile. */
export function absenceAfter(error: unknown, hasSeenBoard: boolean): ShopAbsence {
  if (isFailure(error, NO_OPERATOR)) return hasSeenBoard ? 'signed out' : 'not an operator'
  if (isFailure(error, 'noSuchOrder')) return 'missing'
  track('shop-failure', { message: String(error) })
  return 'failed'
}
