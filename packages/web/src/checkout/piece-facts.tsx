import { isChosen } from '@collagerie/core/format'
import { sumOfPrices } from '@collagerie/core/prices'
import type { Delivery, Piece } from '@collagerie/protocol'
import { useTranslations } from 'use-intl'
import { usePriceText } from '../language/price-text.ts'
import { usePieceText } from '../overview/piece-text.ts'
import { FactList, type Facts } from '../ui/fact-list.tsx'
import { useDeliveryText } from './delivery-text.ts'

interface Props {
  readonly piece: Piece
  /** Whether a price appears once a material is chosen. */
  readonly hasPriceToCome?: boolean
  /** Whether the customer still has to choose a delivery. */
  readonly hasWayToCome?: boolean
  /** The delivery, once it is chosen. */
  readonly delivery?: Pick<Delivery, 'way' | 'price'> | undefined
  /** The date of the order, if it was ordered; the total is then shown too. */
  readonly orderedAt?: string
}

export function PieceFacts({ piece, hasPriceToCome = false, hasWayToCome = false, delivery, orderedAt }: Props) {
  const t = useTranslations()
  const text = usePieceText()
  const price = usePriceText()
  const deliveryText = useDeliveryText()
  // Reserves the line: if it appeared with the choice, the options would move under the finger.
  const unpriced = hasPriceToCome ? t('checkout.priceByMaterial') : ''
  const isPriced = piece.price !== undefined || hasPriceToCome
  const notIncluded = isPriced && delivery?.way === 'post' ? t('delivery.notIncluded') : ''
  const unnamed = hasWayToCome ? t('delivery.chooseWay') : notIncluded
  const name = text.name(piece)
  const material = isChosen(piece.material) ? text.material(piece) : t('checkout.chooseMaterial')
  const format = text.format(piece)
  const total = orderedAt !== undefined && piece.price && delivery?.price && sumOfPrices(piece.price, delivery.price)
  const facts: Facts = [
    // Before the order the name is the heading.
    { label: t('overview.unnamed'), value: orderedAt === undefined ? '' : name },
    {
      label: t('template.size'),
      value: [format, text.pages(piece)].filter(Boolean).join(' · '),
    },
    { label: t('template.material'), value: material, kind: isChosen(piece.material) ? 'fact' : 'open' },
    { label: t('checkout.orderedOn'), value: orderedAt === undefined ? '' : text.shopDay(orderedAt) },
    {
      label: t('checkout.price'),
      value: piece.price ? price(piece.price) : unpriced,
      kind: piece.price ? 'fact' : 'open',
    },
    {
      label: t('delivery.heading'),
      value: delivery?.price ? deliveryText.price(delivery.price) : unnamed,
      kind: hasWayToCome ? 'open' : 'fact',
    },
    { label: t('delivery.total'), value: total ? price(total) : '', kind: 'sum' },
  ]
  return <FactList facts={facts} />
}
