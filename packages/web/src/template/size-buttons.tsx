import type { CatalogueSize } from '@collagerie/core/catalogue'
import choice from '../ui/choice.module.css'
import { areCounted, longestOf, SizeFace } from './size-face.tsx'
import styles from './size-list.module.css'

interface Props {
  readonly sizes: readonly CatalogueSize[]
  readonly chosen: string
  /** The price; empty if unknown. */
  readonly priceOf: (size: CatalogueSize) => string
  readonly onChoose: (sizeId: string) => void
}

/** Sizes in a dialog that closes with the choice: each is a button, so that no arrow key chooses one by accident. */
export function SizeButtons({ sizes, chosen, priceOf, onChoose }: Props) {
  const longest = longestOf(sizes)
  const isCounted = areCounted(sizes)
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
            <SizeFace {...{ size, longest, isCounted }} />
            {price !== '' && <span className={styles.price}>{price}</span>}
          </button>
        )
      })}
    </div>
  )
}
