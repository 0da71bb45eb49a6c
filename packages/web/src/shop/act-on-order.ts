import type { DeliveryWay } from '@collagerie/core/delivery'
import { type OperatorEvent, undoOf } from '@collagerie/core/order'
import { isCallFailure } from '../calls/call-failure.ts'
import { showToast } from '../ui/toast-queue.ts'
import { doneWords } from './action-words.ts'
import { replaceCard } from './board-store.ts'
import { putOrder, refreshOrder } from './opened-order-store.ts'
import { moveOrder } from './shop-calls.ts'

interface MovedOrder {
  readonly number: string
  readonly way: DeliveryWay | undefined
}

/**
 * Moves an order, reports the result, and offers an undo if possible. The pressed button may disappear with its focus:
 * `onDone` puts the focus elsewhere.
 */
export async function actOnOrder(moved: MovedOrder, event: OperatorEvent, onDone: () => void): Promise<void> {
  const { number, way } = moved
  try {
    const order = await moveOrder(number, event)
    putOrder(order)
    replaceCard(order)
  } catch (error) {
    const isLate = isCallFailure(error, 'orderMovedOn')
    showToast(isLate ? 'shop.movedOn' : 'overview.actionFailed', { values: { number }, tone: 'urgent' })
    await refreshOrder(number).catch(() => undefined)
    onDone()
    return
  }
  const undo = undoOf(event)
  const action = undo && ({ label: 'overview.undo', run: () => void actOnOrder(moved, undo, onDone) } as const)
  showToast(doneWords(event, way), { values: { number }, ...(action && { action }) })
  onDone()
}
