import type { CatalogueSize } from '@collagerie/core/catalogue'
import choice from '../ui/choice.module.css'
import { longestOf, SizeFace } from './size-face.tsx'
import styles from './size-list.module.css'

interface Props {
  readonly sizes: readonly CatalogueSize[]
  readonly chosen: string
  /** What it costs; empty where that is not known. */
  readonly priceOf: (size: CatalogueSize) => string
  readonly onChoose: (sizeId: string) => void
}

/** Sizes where taking one closes what they stand in: each is a button, so that no arrow key takes one unasked. */
export function SizeButtons({ sizes, chosen, priceOf, onChoose }: Props) {
  const longest = longestOf(sizes)
  return (
    <div className={styles.sizes}>
      {sizes.map((size) => {
        const price = priceOf(size)
        return (
          <button
            key={size.id}
            type="button"
            className={`${choice.choice} ${styles.size}`}
            aria-pressed={size.id === chosen}
            onClick={() => onChoose(size.id)}
          >
            <SizeFace size={size} longest={longest} />
            {price !== '' && <span className={styles.price}>{price}</span>}
          </button>
        )
      })}
    </div>
  )
}
