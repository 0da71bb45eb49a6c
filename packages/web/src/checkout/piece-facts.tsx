import type { Piece } from '@collagerie/protocol'
import { useTranslations } from 'use-intl'
import { usePriceText } from '../language/price-text.ts'
import { usePieceText } from '../overview/piece-text.ts'
import { FactList } from '../ui/fact-list.tsx'

interface Props {
  readonly piece: Piece
  readonly hasMaterial: boolean
  /** Whether what it costs is said once it has a material. */
  readonly hasPriceToCome?: boolean
  /** When it was ordered, where it was. */
  readonly orderedAt?: string
}

export function PieceFacts({ piece, hasMaterial, hasPriceToCome = false, orderedAt }: Props) {
  const t = useTranslations()
  const text = usePieceText()
  const price = usePriceText()
  // A line that came with the choice would push what is chosen from under the finger.
  const unpriced = hasPriceToCome ? t('checkout.priceByMaterial') : ''
  const facts = [
    // Before the order the name is the heading.
    { label: t('overview.unnamed'), value: orderedAt === undefined ? '' : text.name(piece) },
    { label: t('template.size'), value: [text.format(piece), text.pages(piece)].filter(Boolean).join(' · ') },
    { label: t('template.material'), value: hasMaterial ? text.material(piece) : '' },
    { label: t('checkout.price'), value: piece.price ? price(piece.price) : unpriced },
    { label: t('checkout.orderedOn'), value: orderedAt === undefined ? '' : text.day(orderedAt) },
  ]
  return <FactList facts={facts} />
}
