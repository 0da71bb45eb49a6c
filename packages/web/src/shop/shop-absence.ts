import { track } from '../analytics/analytics.ts'
import { type CallFailureCode, isCallFailure } from '../calls/call-failure.ts'

/** Why a part of the shop is not shown. Customers are told no more than at an unknown address. */
export type ShopAbsence = 'not an operator' | 'signed out' | 'missing' | 'failed'

const NO_OPERATOR: CallFailureCode = 'notFound'

/** An operator who has seen the board has only been signed out meanwhile. */
export function absenceAfter(error: unknown, { hasSeenBoard }: { readonly hasSeenBoard: boolean }): ShopAbsence {
  if (isCallFailure(error, NO_OPERATOR)) return hasSeenBoard ? 'signed out' : 'not an operator'
  if (isCallFailure(error, 'noSuchOrder')) return 'missing'
  track('shop-failure', { message: String(error) })
  return 'failed'
}
