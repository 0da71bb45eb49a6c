import type { CatalogueSize } from '@collagerie/core/catalogue'
import { useEffect, useId, useRef } from 'react'
import { useTranslations } from 'use-intl'
import choice from '../ui/choice.module.css'
import { areCounted, longestOf, SizeFace } from './size-face.tsx'
import styles from './size-list.module.css'

interface SizeListProps {
  readonly sizes: readonly CatalogueSize[]
  readonly chosen: string
  readonly onChoose: (sizeId: string) => void
  /** The price, where prices are compared. */
  readonly priceOf?: (size: CatalogueSize) => string
  /** Whether it is one scrollable line in every window. */
  readonly isStrip?: boolean
}

/** Sizes of which one is chosen; arrow keys try them out. */
export function SizeList({ sizes, chosen, onChoose, priceOf, isStrip = false }: SizeListProps) {
  const t = useTranslations('template')
  const name = useId()
  const longest = longestOf(sizes)
  const isCounted = areCounted(sizes)
  const isPriced = priceOf !== undefined && sizes.some((size) => priceOf(size) !== '')
  const row = useRef<HTMLDivElement>(null)
  // In a scrolling row, the chosen size is kept in view.
  useEffect(() => {
    const strip = row.current
    const tile = strip?.querySelector<HTMLElement>(':has(:checked)')
    if (strip && tile) strip.scrollLeft = tile.offsetLeft - (strip.clientWidth - tile.offsetWidth) / 2
  }, [])
  return (
    <div
      ref={row}
      className={isStrip ? styles.strip : styles.row}
      data-priced={isPriced || undefined}
      role="radiogroup"
      aria-label={t('size')}
    >
      {sizes.map((size) => (
        <label key={size.id} className={`${choice.choice} ${styles.size}`}>
          <input type="radio" name={name} checked={size.id === chosen} onChange={() => onChoose(size.id)} />
          <SizeFace {...{ size, longest, isCounted }} />
          {priceOf && priceOf(size) !== '' && <span className={styles.price}>{priceOf(size)}</span>}
        </label>
      ))}
    </div>
  )
}
