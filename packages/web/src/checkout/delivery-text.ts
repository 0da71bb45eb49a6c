import type { WorkingDays } from '@collagerie/core/delivery'
import { isFree, type Price } from '@collagerie/core/prices'
import { useTranslations } from 'use-intl'
import { usePriceText } from '../language/price-text.ts'

interface DeliveryText {
  /** Says "free" if it costs nothing. */
  readonly price: (price: Price) => string
  readonly days: (days: WorkingDays) => string
}

/** How delivery is spoken of, in the active language. */
export function useDeliveryText(): DeliveryText {
  const t = useTranslations('delivery')
  const priceText = usePriceText()
  return {
    price: (price) => (isFree(price) ? t('free') : priceText(price)),
    days: ([from, to]) => (from === to ? t('daysExactly', { count: to }) : t('days', { from, to })),
  }
}
