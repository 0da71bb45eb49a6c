import type { ShopOrderCard } from '@collagerie/protocol'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { useLanguage } from '../language/language-store.ts'
import { usePriceText } from '../language/price-text.ts'
import { shopPath } from '../navigation/routes/paths.ts'
import { PiecePicture } from '../overview/piece-picture.tsx'
import { usePieceText } from '../overview/piece-text.ts'
import styles from './board-order-row.module.css'
import { noteOpened } from './board-store.ts'
import rows from './rows.module.css'
import { StateBadge } from './state-badge.tsx'

interface Props {
  readonly order: ShopOrderCard
  readonly isFirst: boolean
}

export function BoardOrderRow({ order, isFirst }: Props) {
  const t = useTranslations('shop')
  const text = usePieceText()
  const price = usePriceText()
  const language = useLanguage((state) => state.language)
  const { number, runningNumber, customer, piece, orderedAt, state, reason } = order
  return (
    <Link
      href={shopPath(language, number)}
      className={styles.row ?? ''}
      data-order={number}
      onClick={() => noteOpened(number)}
    >
      <span className={styles.picture}>
        <PiecePicture src={piece.picture} width={piece.width} height={piece.height} alt="" isFirst={isFirst} />
      </span>
      <span className={styles.cell}>
        <span className={styles.number}>{number}</span>
        <span className={rows.muted}>{t('runningNumber', { number: String(runningNumber) })}</span>
      </span>
      <span className={styles.cell}>
        <span className={rows.strong}>{customer.name}</span>
        <span className={rows.muted}>{customer.email}</span>
      </span>
      <span className={styles.cell}>
        <span>{text.format(piece)}</span>
        <span className={rows.muted}>
          {[text.material(piece), piece.price && price(piece.price)].filter(Boolean).join(' · ')}
        </span>
      </span>
      <span className={styles.date}>{text.shopDay(orderedAt)}</span>
      <span className={styles.state}>
        <StateBadge standing={order} way={order.way} />
        {/* The print process gives its reason in English. */}
        {state === 'failed' && reason !== '' && (
          <span className={styles.reason} lang="en">
            {reason}
          </span>
        )}
      </span>
    </Link>
  )
}
