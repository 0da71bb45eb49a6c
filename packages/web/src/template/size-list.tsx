import type { CatalogueSize } from '@collagerie/core/catalogue'
import { useEffect, useId, useRef } from 'react'
import { useTranslations } from 'use-intl'
import choice from '../ui/choice.module.css'
import { longestOf, SizeFace } from './size-face.tsx'
import styles from './size-list.module.css'

interface SizeListProps {
  readonly sizes: readonly CatalogueSize[]
  readonly chosen: string
  readonly onChoose: (sizeId: string) => void
  /** What it costs, where that is to be compared. */
  readonly priceOf?: (size: CatalogueSize) => string
  /** One line in every window, pushed aside where it goes on. */
  readonly isStrip?: boolean
}

/** Sizes of which one is chosen, and tried out with the arrow keys. */
export function SizeList({ sizes, chosen, onChoose, priceOf, isStrip = false }: SizeListProps) {
  const t = useTranslations('template')
  const name = useId()
  const longest = longestOf(sizes)
  const row = useRef<HTMLDivElement>(null)
  // Where they stand in a row that goes on, the chosen one is in sight.
  useEffect(() => {
    const strip = row.current
    const tile = strip?.querySelector<HTMLElement>(':has(:checked)')
    if (strip && tile) strip.scrollLeft = tile.offsetLeft - (strip.clientWidth - tile.offsetWidth) / 2
  }, [])
  return (
    <div ref={row} className={isStrip ? styles.strip : styles.row} role="radiogroup" aria-label={t('size')}>
      {sizes.map((size) => (
        <label key={size.id} className={`${choice.choice} ${styles.size}`}>
          <input type="radio" name={name} checked={size.id === chosen} onChange={() => onChoose(size.id)} />
          <SizeFace size={size} longest={longest} />
          {priceOf && <span className={styles.price}>{priceOf(size)}</span>}
        </label>
      ))}
    </div>
  )
}
