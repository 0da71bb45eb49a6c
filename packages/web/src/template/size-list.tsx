import type { CatalogueSize } from '@collagerie/core/catalogue'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import choice from '../ui/choice.module.css'
import { SizeFace } from './size-face.tsx'
import styles from './size-list.module.css'

interface SizeListProps {
  readonly sizes: readonly CatalogueSize[]
  readonly chosen: string
  readonly onChoose: (sizeId: string) => void
}

const longestOf = (sizes: readonly CatalogueSize[]) =>
  Math.max(...sizes.map(({ width, height }) => Math.max(width, height)))

/** Sizes of which one is chosen, and tried out with the arrow keys. */
export function SizeList({ sizes, chosen, onChoose }: SizeListProps) {
  const t = useTranslations('template')
  const name = useId()
  const longest = longestOf(sizes)
  return (
    <div className={styles.sizes} role="radiogroup" aria-label={t('size')}>
      {sizes.map((size) => (
        <label key={size.id} className={`${choice.choice} ${styles.size}`}>
          <input type="radio" name={name} checked={size.id === chosen} onChange={() => onChoose(size.id)} />
          <SizeFace size={size} longest={longest} />
        </label>
      ))}
    </div>
  )
}

/** The same sizes where taking one closes what they stand in: each is a button, so that no arrow key takes one unasked. */
export function SizeButtons({ sizes, chosen, onChoose }: SizeListProps) {
  const longest = longestOf(sizes)
  return (
    <div className={styles.sizes}>
      {sizes.map((size) => (
        <button
          key={size.id}
          type="button"
          className={`${choice.choice} ${styles.size}`}
          aria-pressed={size.id === chosen}
          onClick={() => onChoose(size.id)}
        >
          <SizeFace size={size} longest={longest} />
        </button>
      ))}
    </div>
  )
}
