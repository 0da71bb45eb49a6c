import { isFree, type Price } from '@collagerie/core/prices'
import type { ShopOrder } from '@collagerie/protocol'
import { useTranslations } from 'use-intl'
import { usePriceText } from '../language/price-text.ts'
import { usePieceText } from '../overview/piece-text.ts'
import { FactList } from '../ui/fact-list.tsx'
import styles from './shop-order-facts.module.css'

export function ShopOrderFacts({ order: { customer, piece, delivery, orderedAt } }: { readonly order: ShopOrder }) {
  const t = useTranslations()
  const text = usePieceText()
  const price = usePriceText()
  const costOf = (cost: Price) => (isFree(cost) ? t('delivery.free') : price(cost))
  const facts = [
    {
      label: t('shop.customer'),
      value: customer.name,
      more: (
        <a className={styles.more} href={`mailto:${customer.email}`}>
          {customer.email}
        </a>
      ),
    },
    { label: t('overview.unnamed'), value: text.name(piece) },
    { label: t('template.size'), value: text.format(piece) },
    { label: t('template.material'), value: text.material(piece) },
    { label: t('checkout.price'), value: piece.price ? price(piece.price) : '' },
    { label: t('delivery.heading'), value: delivery?.price ? costOf(delivery.price) : '' },
    { label: t('checkout.orderedOn'), value: text.shopMinute(orderedAt) },
  ]
  return <FactList facts={facts} />
}
