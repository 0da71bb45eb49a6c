import type { DeliveryWay } from '@collagerie/core/delivery'
import type { OrderState } from '@collagerie/core/order'
import { useTranslations } from 'use-intl'
import { shownState } from '../order/shown-state.ts'

/** Where an order stands or stood, in the operators' words. */
export function useStateText() {
  const t = useTranslations()
  return (state: OrderState, way: DeliveryWay | undefined) => {
    const shown = shownState(state, way)
    return shown === 'waiting' ? t('order.states.waiting') : t(`shop.states.${shown}`)
  }
}
