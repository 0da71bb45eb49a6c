import type { DeliveryWay, PostalAddress, WorkingDays } from '@collagerie/core/delivery'
import { isFree, type Price } from '@collagerie/core/prices'
import { useTranslations } from 'use-intl'
import { usePriceText } from '../language/price-text.ts'

interface DeliveryText {
  /** Says "free" if it costs nothing. */
  readonly price: (price: Price) => string
  /** Counted from the payment, since printing begins with it; before and after the order alike. */
  readonly days: (days: WorkingDays) => string
  /** Where an order goes, in one line, with as much of the address as is known. */
  readonly goesTo: (way: DeliveryWay, address: PostalAddress) => string
}

/** How delivery is spoken of, in the active language. */
export function useDeliveryText(): DeliveryText {
  const t = useTranslations('delivery')
  const priceText = usePriceText()
  return {
    goesTo: (way, { name, postcode, city }) =>
      [t(`ways.${way}`), ...(way === 'post' ? [name, `${postcode} ${city}`] : [])]
        .map((part) => part.trim())
        .filter(Boolean)
        .join(', '),
    price: (price) => (isFree(price) ? t('free') : priceText(price)),
    days: ([from, to]) => (from === to ? t('afterPaymentExactly', { count: to }) : t('afterPayment', { from, to })),
  }
}
